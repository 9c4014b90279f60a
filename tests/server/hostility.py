"""Messages that nobody should send: malformed ones, and well-formed ones that have no business where they arrive."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from derby.editions.loading import olympus
from derby.server.websocket import LARGEST_MESSAGE
from tests.server.raw import BINARY, CLOSE, CONTINUATION, FIN, PING, PONG, TEXT, frame, handshake

Message = dict[str, Any]

LEVELS = ("random", "mortal", "hero", "titan", "olympian")
SETTINGS: Message = {
    "seats": 4,
    "variants": ["power-of-the-gods", "fate-tokens"],
    "clock": {"kind": "bank", "seconds": 60, "increment": 5},
    "listed": True,
    "leaver_level": "random",
    "odds": False,
}
WRONG_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 6, 7, 65_536, 2**31, 2**63, 2**64, -(2**63), 10**30, 10**4000, 0.5, 1.0, -0.0, 1e308, "",
    " ", "0", "null", "x" * 65, "x" * 600, "x" * 5_000, "\0", "\u202e", "\ufeff", "\uffff", "\U0010ffff", [], [1], [[]],
    {}, {"": {}}, ["x"] * 7, {"type": "Act"}, ["\0"] * 3,
)  # fmt: skip
WRONG_WORDS = ("Odin", "ODIN", "zeus", "none", "god", "__class__", "../..", "'; DROP TABLE events; --", "${jndi:x}")
RAW: tuple[bytes, ...] = (
    b"", b" ", b"\0", b"null", b"true", b"1", b'"Act"', b"[]", b"{}", b"[[[[]]]]", b"NaN", b"Infinity", b"-", b"1e400",
    b"{", b"}", b'{"type"', b'{"type":}', b'{"type":"Act",}', b"{'type':'Act'}", b'{"type":"Act"}{"type":"Look"}',
    b'{"type":"Look"', b'{"type":"\xff"}', b'{"type":"\xed\xa0\x80"}', b'{"type":"Say","text":"\\ud800"}',
    b'{"type":"Say","text":"\\udc00\\ud800"}', b'{"type":"Say","text":"\\u12"}', b'{"type":"Say","text":"\xc0\xaf"}',
    b'{"type":"Say","text":"\xf4\x90\x80\x80"}', b'\xef\xbb\xbf{"type":"Look"}', '{"type":"Look"}'.encode("utf-16"),
    '{"type":"Look"}'.encode("utf-32"), b'{"type":"Look"}\0', b'{"type":"Enter","type":"Look"}',
    b'{"table":"x","type":"Look"}', b"[" * 5_000, b"[" * 16_384, b'{"type":' * 2_000,
    b'{"a":' * 3_000 + b"1" + b"}" * 3_000,
    b'{"type":"Act","seat":' + b"[" * 8_000 + b"]" * 8_000 + b"}", b'{"type":"Act","seat":' + b"9" * 16_000 + b"}",
    b'{"type":"Act","seat":1e' + b"9" * 3_000 + b"}", b'"' + b"\\u0000" * 2_000 + b'"', b"\xff" * 16_384, b" " * 16_384,
)  # fmt: skip


class Hostility:
    """Makes up messages against certain tables, always the same ones for the same number."""

    def __init__(self, number: int, tables: Sequence[str], tokens: Sequence[str]) -> None:
        self._lots = random.Random(number)
        self._tables = [*tables, "nowhere", "x" * 22, tables[0].swapcase(), tables[0] + "\0"]
        self._tokens = [*tokens, tokens[0][::-1], "x", "\u00e9"]

    def wish(self) -> Message:
        """A well-formed message; mostly it will be refused."""
        lots = self._lots
        seat = lots.randrange(6)
        level = lots.choice(LEVELS)
        match lots.randrange(22):
            case 0:
                since = lots.choice([None, 0, 1, 10**9, 10**30])
                tokens = lots.sample(self._tokens, 2)
                return {"type": "Enter", "table": lots.choice(self._tables), "tokens": tokens, "since": since}
            case 1:
                return {"type": "LookAs", "seat": lots.choice([None, seat])}
            case 2:
                return {"type": "Look"}
            case 3:
                return {"type": "Sit", "seat": seat, "name": lots.choice([None, "Mallory", "\u202e", "<b>", " "])}
            case 4:
                return {"type": lots.choice(["Stand", "TakeBack", "Remove", "LetBotPlay"]), "seat": seat}
            case 5:
                return {"type": "SeatBot", "seat": seat, "level": level}
            case 6:
                return {"type": "FillWithBots", "level": level}
            case 7:
                return {"type": "ChooseGod", "seat": seat, "god": lots.choice([None, "odin", "yu-huang"])}
            case 8:
                return {"type": "GiveWords", "seat": seat, "words": lots.choice(["", "w" * 200, "\0", "\U0010ffff"])}
            case 9:
                return {"type": "ChangeSettings", "settings": self._settings()}
            case 10:
                return {"type": "Start"}
            case 11:
                return {"type": "SetAutoPass", "seat": seat, "on": lots.random() < 0.5}
            case 12:
                return {"type": "Rematch"}
            case 13:
                return {"type": "Mute", "who": f"{lots.getrandbits(48):012x}", "on": lots.random() < 0.9}
            case 14:
                return {"type": "React", "reaction": "thunder"} if lots.random() < 0.01 else {"type": "Look"}
            case _:
                return {
                    "type": "Act",
                    "seat": seat,
                    "code": lots.choice([0, lots.randrange(540), 65_535]),
                    "version": lots.choice([0, lots.randrange(200), 10**20]),
                    "key": lots.choice(["k", "\0", "\U0001f409" * 64, f"{lots.random()}"]),
                }

    def _settings(self) -> Message:
        lots = self._lots
        settings = {**SETTINGS, "seats": lots.randrange(3, 7)}
        if lots.random() < 0.3:
            edition = msgspec.to_builtins(olympus())
            card = lots.choice(edition["movement"])
            card[lots.choice(["fast", "slow", "trick"])] = lots.choice([-1, 0, 20, 21, 10**9])
            edition["name"] = lots.choice(["mine", "", "\0", "\u202e", "x" * 61])
            settings["edition"] = edition
        return settings

    def malformed(self) -> bytes:
        """Something that is no message."""
        spoil: Callable[[], bytes] = self._lots.choice(
            [
                self._raw,
                self._noise,
                self._truncated,
                self._flipped,
                self._wrong_value,
                self._wrong_value,
                self._wrong_word,
                self._unknown_field,
                self._missing_field,
            ]
        )
        return spoil()[:LARGEST_MESSAGE]

    def _raw(self) -> bytes:
        return self._lots.choice(RAW)

    def _noise(self) -> bytes:
        return self._lots.randbytes(self._lots.randrange(300))

    def _truncated(self) -> bytes:
        whole = json.dumps(self.wish()).encode()
        return whole[: self._lots.randrange(len(whole))]

    def _flipped(self) -> bytes:
        """One byte of a message is another; where that leaves a message, it is cut off."""
        whole = bytearray(json.dumps(self.wish(), ensure_ascii=False).encode())
        whole[self._lots.randrange(len(whole))] = self._lots.choice(b'\0\x1f"\\{}[]:,\x80\xff')
        return bytes(whole) + b"]"

    def _wrong_value(self) -> bytes:
        wish = self._with_fields()
        field = self._lots.choice([name for name in wish if name != "type"])
        # An object is wrong for every field but for the settings, a number for those.
        wish[field] = self._lots.choice(WRONG_VALUES)
        wish["and"] = wish[field]
        return json.dumps(wish, ensure_ascii=self._lots.random() < 0.5).encode("utf-8", "surrogatepass")

    def _wrong_word(self) -> bytes:
        wish = self._with_fields()
        wish["type"] = self._lots.choice([*WRONG_WORDS, wish["type"].lower(), f"{wish['type']} ", f"_{wish['type']}"])
        return json.dumps(wish).encode()

    def _unknown_field(self) -> bytes:
        wish = self.wish()
        wish[self._lots.choice(["admin", "__proto__", "Seat", "seat ", "seats", "\0", ""])] = self._lots.choice(
            WRONG_VALUES
        )
        return json.dumps(wish).encode()

    def _missing_field(self) -> bytes:
        wish = self._with_fields()
        missing = {"Enter": "table", "SetAutoPass": "on", "Act": "key"}
        required = [name for name in wish if name not in ("type", "name", "tokens", "since", "on")]
        del wish[missing.get(wish["type"]) or self._lots.choice(required)]
        return json.dumps(wish).encode()

    def _with_fields(self) -> Message:
        while len(wish := self.wish()) < 2:
            pass
        return wish


def bad_frames() -> list[bytes]:
    """What breaks the protocol after a handshake: the server ends the connection."""
    look = b'{"type":"Look"}'
    opcodes = [frame(look, opcode) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)]
    reserved = [frame(look, first=FIN | bit) for bit in (0x40, 0x20, 0x10, 0x70)]
    codes = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535)
    closings = [frame(code.to_bytes(2, "big"), CLOSE) for code in codes]
    return [
        *opcodes,
        *reserved,
        *closings,
        frame(look, masked=0),
        frame(b"", masked=0),
        frame(b"x", CLOSE),
        frame(b"\x03\xe8\xff\xfe", CLOSE),
        frame(b"\x03\xe8" + b"x" * 124, CLOSE),
        frame(b"", CLOSE, first=0),
        frame(b"x" * 126, PING),
        frame(b"x", PING, first=0),
        frame(b"x", PONG, first=0),
        frame(b"x", CONTINUATION),
        frame(b"x", first=0) + frame(b"y"),
        frame(b"x", first=0) + frame(b"y", BINARY),
        frame(b"x", first=0) + frame(b"", CLOSE),
        frame(b"", length=2**63),
        frame(b"", length=2**64 - 1),
        frame(b"", length=16_385),
        frame(b"", BINARY, length=70_000),
        frame(b"", CLOSE),
        b"\xff" * 100,
        b"\x00" * 100,
        b"GET / HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x55" * 100,
    ]


def floods() -> list[bytes]:
    """What keeps to the protocol, and is too much of it; the connection lives."""
    return [
        frame(b"x" * 125, PING) * 500,
        frame(b"", PING) * 2_000,
        frame(b"x" * 125, PONG) * 500,
        frame(b"[", first=0) + frame(b"[", CONTINUATION, first=0) * 5_000 + frame(b"[", CONTINUATION),
        frame(b"", first=0) + frame(b"", CONTINUATION, first=0) * 5_000 + frame(b"{", CONTINUATION),
        frame(b"[", first=0) + frame(b"ping", PING) * 500 + frame(b"]", CONTINUATION),
        (frame(b"{", first=0) + frame(b"}", CONTINUATION)) * 20,
        frame(b'{"type":"Look"}', BINARY) * 40,
    ]


def bad_requests() -> list[bytes]:
    """What is no HTTP, or no handshake: the server answers or not, and ends the connection."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    heads = [
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key.replace('13', '12')}\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}{key}\r\n",
        f"POST /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}Content-Length: 3\r\n\r\nabc",
        f"PUT /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}Sec-WebSocket-Protocol: \x01\r\n\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}X: {'y' * 20_000}\r\n\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}" + "".join(f"X{n}: y\r\n" for n in range(300)) + "\r\n",
        f"GET /ws?{'x' * 10_000} HTTP/1.1\r\nHost: a\r\n{upgrade}{key}\r\n",
        f"GET /nowhere HTTP/1.1\r\nHost: a\r\n{upgrade}{key}\r\n",
        f"GET http://[ HTTP/1.1\r\nHost: a\r\n{upgrade}{key}\r\n",
        f"GET * HTTP/1.1\r\nHost: a\r\n{upgrade}{key}\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}Authorization: Bearer \xff.\xff\r\n\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\n{upgrade}{key}Authorization: \x00\r\n\r\n",
        f"GET /ws HTTP/1.1\r\nHost: a\r\nHost: b\r\n{upgrade}{key}\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999999999999999\r\n\r\n",
        "POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nZZZ\r\n",
        "POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
        "GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /%zz%ff%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        "GET http://other/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        "GET /api/tables/%ED%A0%80 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        f"GET /api/tables/{'x' * 50_000} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        "GET /api/tables/x/replay?viewer=" + "9" * 5_000 + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: derby_guest=\xff; derby_guest=;;;=\r\nConnection: close\r\n\r\n",
        "CONNECT a:80 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "no http at all\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET / HTTP/1.1\r\n: empty\r\n\r\n",
    ]
    noise = random.Random(1)
    return [
        *(head.encode("latin-1") for head in heads),
        *(b"\r\n" + noise.randbytes(200) + b"\r\n\r\n" for _ in range(10)),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + noise.randbytes(200),
    ]


def unfinished() -> list[bytes]:
    """What breaks off; the client goes away."""
    return [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: a\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc",
        handshake()[:-2],
        handshake() + frame(b'{"type":"Look"}')[:3],
        handshake() + frame(b"x" * 100)[:-1],
        handshake() + frame(b"x", first=0),
        handshake() + frame(b"", TEXT, length=16_384),
    ]
