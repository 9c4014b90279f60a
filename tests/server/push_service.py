"""A push service on this machine, and a browser that has subscribed to it: it decrypts and checks what it is sent.

Written from RFC 8291 and 8292 for the receiving side, and not from what is tested.
"""

import asyncio
import json
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Has keys, and an address at the push service."""

    def __init__(self, number: str | None = None, secret: bytes | None = None) -> None:
        private = ec.generate_private_key(CURVE)
        self.key = private if number is None else ec.derive_private_key(int.from_bytes(decoded(number), "big"), CURVE)
        self.secret = secret or os.urandom(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, **others: Any) -> dict[str, Any]:
        return {"endpoint": endpoint, "p256dh": encoded(self.public), "auth": encoded(self.secret), **others}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        both = b"WebPush: info\x00" + self.public + sender
        secret = HKDF(SHA256(), 32, self.secret, both).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02"), "it is the last record"
        return padded[:-1]


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, origin: str, key: str) -> dict[str, Any]:
        """What the sender's token claims, after its signature has been checked."""
        scheme, token, named = self.headers["authorization"].replace(",", "").split(" ")
        assert scheme == "vapid"
        assert named == f"k={key}"
        signed, _, signature = token.removeprefix("t=").rpartition(".")
        head, claims = [json.loads(decoded(part)) for part in signed.split(".")]
        assert head == {"typ": "JWT", "alg": "ES256"}
        raw = decoded(signature)
        assert len(raw) == 64
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
        assert claims["aud"] == origin
        return claims


class PushService:
    """Over https, as they all are."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "service.pem"
        self._make_certificate()
        self.received: list[Received] = []
        self.answer = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
        self.hangs = False
        self.port = 0

    @property
    def authority(self) -> str:
        return f"localhost:{self.port}"

    def endpoint(self, path: str = "push/ann") -> str:
        return f"https://{self.authority}/{path}"

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator["PushService"]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.received.append(Received(head[0].split(" ")[1], headers, body))
            if self.hangs:
                await asyncio.sleep(3_600)
            writer.write(self.answer)
            await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort() if self.hangs else writer.close()

    def _make_certificate(self) -> None:
        key = ec.generate_private_key(CURVE)
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
        now = datetime.now(UTC)
        builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        made = (
            builder.not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=2))
            .add_extension(names, critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(key, SHA256())
        )
        private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        self.certificate.write_bytes(private + made.public_bytes(Encoding.PEM))
