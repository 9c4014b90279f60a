"""Messages that only one browser can read (RFC 8291), and the server's name under them (VAPID, RFC 8292).

Written here, on `cryptography` alone: pywebpush would bring two more HTTP clients for these sixty lines.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import NamedTuple

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes; a message is one record. Push services take no more."""
LARGEST = 3_000
"""Bytes of a message before it is encrypted."""
VALID_SECONDS = 12 * 3600


class Keys(NamedTuple):
    """A browser's keys."""

    public: bytes
    secret: bytes


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def keys_of(p256dh: str, auth: str) -> Keys:
    """A browser's keys as it gives them; raises `ValueError` if they are none."""
    try:
        keys = Keys(bytes_of(p256dh), bytes_of(auth))
    except (Error, UnicodeEncodeError) as error:
        raise ValueError("the keys are not base64url") from error
    if len(keys.public) != 65 or len(keys.secret) != 16:
        raise ValueError("a public key has 65 bytes, a secret 16")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.public)
    except InvalidKey as error:
        raise ValueError("the public key is none") from error
    return keys


def encrypted(
    message: bytes, keys: Keys, *, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message for a browser. The key and the salt are new for each; only tests give them."""
    if len(message) > LARGEST:
        raise ValueError(f"a message has at most {LARGEST} bytes")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    public = public_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.public))
    secret = _derived(shared, keys.secret, b"WebPush: info\0" + keys.public + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def public_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """As an uncompressed point. By hand: `cryptography` would load all its formats of keys for it, SSH's too."""
    point = key.public_key().public_numbers()
    return b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big")


class ServerKey:
    """The key by which push services and browsers know this server."""

    def __init__(self, number: str) -> None:
        self._key = ec.derive_private_key(int(number, 16), CURVE)
        self.public = text_of(public_of(self._key))

    @staticmethod
    def new() -> str:
        """The number of a new key, to be kept."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, audience: str, contact: str, now_seconds: int) -> str:
        """The header that says who sends; `audience` is the origin of the push service."""
        claims = {"aud": audience, "exp": now_seconds + VALID_SECONDS, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(text_of(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"
