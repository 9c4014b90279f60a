"""Pictures of the screen as numbers: PNG as Chromium writes it, 8 bits a channel."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 6: 4}


def pixels(png: bytes) -> NDArray[np.float64]:
    """Red, green and blue of every pixel: height × width × 3."""
    assert png.startswith(SIGNATURE)
    parts = dict[bytes, bytes]()
    at = len(SIGNATURE)
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        parts[kind] = parts.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += length + 12
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    assert depth == 8
    assert interlaced == 0
    channels = CHANNELS[colour]
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(height, 1 + width * channels)
    picture = _unfiltered(rows, channels).reshape(height, width, channels)
    return picture[:, :, :3].astype(np.float64)


def _unfiltered(rows: NDArray[np.uint8], step: int) -> NDArray[np.uint8]:
    """Every row is written as its difference to what is left of it and above it; its first byte says how."""
    before = np.zeros(rows.shape[1] - 1, np.int64)
    made: list[NDArray[np.int64]] = []
    for row in rows:
        now = row[1:].astype(np.int64)
        for x in range(len(now)):
            left = int(now[x - step]) if x >= step else 0
            corner = int(before[x - step]) if x >= step else 0
            now[x] = (int(now[x]) + _guess(int(row[0]), left, int(before[x]), corner)) & 255
        made.append(now)
        before = now
    return np.array(made).astype(np.uint8)


def _guess(kind: int, left: int, above: int, corner: int) -> int:
    match kind:
        case 1:
            return left
        case 2:
            return above
        case 3:
            return (left + above) // 2
        case 4:
            guess = left + above - corner
            return min((left, above, corner), key=lambda one: abs(guess - one))
        case _:
            return 0


def lightness(picture: NDArray[np.float64]) -> NDArray[np.float64]:
    """0 to 1: what is left of a picture in grey."""
    return picture @ np.array([0.2126, 0.7152, 0.0722]) / 255
