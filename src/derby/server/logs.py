"""Structured logs: one JSON object a line, or plain text. No line holds a cookie, a token, a code or a card."""

import json
import logging
import sys
from typing import Literal


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str, form: Literal["json", "text"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # What the libraries say of single connections is of no use to a host, and may hold what should not be logged.
    for noisy in ("derby.server.websocket", "uvicorn.access", "websockets"):
        logging.getLogger(noisy).setLevel(logging.ERROR)
