"""The compiled kernels for the browser's Python, which has no compiler: made on this machine and handed out from here.

They belong to our modules for the browser, so they have the same digest in their name. Without them everything works on
the interpreted rules.
"""

import re
import shutil
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from derby.bots.kernels import library_file, make_library

FOR_EVER = "public, max-age=31536000, immutable"
OURS = re.compile(r"derby-(\w+)\.zst")


def kernels_name() -> str | None:
    """Where the page looks for them, in its folder; None where it was not built.

    It decompresses them itself: to web servers they are no compressed files, but just bytes.
    """
    folder = files("derby.server").joinpath("static", "python")
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return next((f"python/kernels-{match[1]}.bin" for match in map(OURS.fullmatch, names) if match), None)


def kernel_routes() -> list[Route]:
    name = kernels_name()
    return [] if name is None else [Route(f"/{name}", _answer)]


async def _answer(_request: Request) -> Response:
    """Until `Analyses.get_ready` has made them there are none, which is no error."""
    file = library_file()
    if not file.exists():
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    return FileResponse(file, headers={"Cache-Control": FOR_EVER}, media_type="application/octet-stream")


def add_kernels(folder: Path) -> None:
    """Add them to a copy of the page, for a web space without a server."""
    name = kernels_name()
    made = make_library() if name is not None else None
    if name is not None and made is not None:
        shutil.copy(made, folder / name)
