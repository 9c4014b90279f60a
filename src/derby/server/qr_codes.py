"""Links to tables as QR codes, each drawn once."""

import io
from functools import lru_cache

LONGEST_BASE = 200
"""Characters of how a visitor reaches us, as the browser says: a longer one takes long to draw, and nobody has it."""
KEPT = 256


@lru_cache(maxsize=KEPT)
def qr_code(link: str) -> bytes:
    """An SVG picture."""
    import segno

    picture = io.BytesIO()
    segno.make_qr(link).save(picture, kind="svg", border=2, scale=8, xmldecl=False, svgclass=None, lineclass=None)
    return picture.getvalue()
