"""Messages as a page shows them: in lines that fit, shortened where they repeat earlier ones."""

import json
from typing import Any, cast

from page_parts import prose

Message = dict[str, Any]

WIDTH = 116
SHORT = "…"


class Transcript:
    """The lines of a page. Repetitions are shortened."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._stand_ins: dict[str, str] = {}
        self._room: Message = {}
        self._view: Message = {}
        self._own: dict[int, Message] = {}
        """The last private message of each seat."""

    def stand_in(self, secret: str, words: str) -> None:
        """Write these words in place of the secret."""
        self._stand_ins[secret] = f"<{words}>"

    def say(self, words: str) -> None:
        self.lines += prose(words)

    def show(self, *messages: tuple[str, Any]) -> None:
        """Show messages, each with an arrow for its direction."""
        self.lines.append("```text")
        for arrow, message in messages:
            text = message if isinstance(message, str) else pretty(self._shortened(message), WIDTH)
            for secret, words in self._stand_ins.items():
                text = text.replace(secret, words)
            first, *more = text.replace(f'"{SHORT}"', SHORT).splitlines()
            self.lines += [f"{arrow} {first}", *(f"  {line}" for line in more)]
        self.lines += ["```", ""]

    def skip(self, messages: list[Message]) -> None:
        """Read messages without showing them."""
        for message in messages:
            self._shortened(message)

    def _shortened(self, message: Any) -> Any:
        match message:
            case {"type": "RoomIs", "room": room}:
                before, self._room = self._room, room
                return {**message, "room": news(before, room)}
            case {"type": "Seen", "view": view, "own": own}:
                before, self._view = self._view, view
                return {**message, "view": news(before, view), "own": self._own_news(own)}
            case {"type": "WholeView", "view": view}:
                return {**message, "view": news(self._view, view)}
            case {"type": "Happened", "changes": changes}:
                shown = {**message, "changes": {field: self._news_of(field, now) for field, now in changes.items()}}
                return {**shown, "own": self._own_news(message["own"])} if "own" in message else shown
            case _:
                return message

    def _news_of(self, field: str, now: Any) -> Any:
        """What has changed in a field of the view, which is kept; of a list maybe only some places, by number."""
        before = self._view[field]
        if not isinstance(before, list) or not isinstance(now, dict):
            self._view[field] = now
            return news(before, now)
        rows, places = cast("list[Any]", before), cast(Message, now)
        shown = {place: news(rows[int(place)], row) for place, row in places.items()}
        self._view[field] = [places.get(str(place), row) for place, row in enumerate(rows)]
        return shown

    def _own_news(self, own: Message) -> Message:
        before = self._own.get(own["seat"], {})
        self._own[own["seat"]] = own
        return news(before, own)


def news(before: Any, now: Any) -> Any:
    """What has changed; the rest is shortened."""
    if now == before and isinstance(now, dict | list) and now:
        return SHORT
    if isinstance(now, dict) and isinstance(before, dict) and before:
        old, new = cast(Message, before), cast(Message, now)
        shown = {key: news(old.get(key), value) for key, value in new.items() if key not in old or value != old[key]}
        return shown if len(shown) == len(new) else {**shown, SHORT: SHORT}
    if isinstance(now, list) and isinstance(before, list):
        olds, parts = cast("list[Any]", before), cast("list[Any]", now)
        if len(olds) == len(parts) and all(isinstance(part, dict) for part in parts):
            return [news(old, part) for old, part in zip(olds, parts, strict=True)]
    return cast(Any, now)


def pretty(value: Any, width: int) -> str:
    """JSON, broken into lines if it is too long for one."""
    flat = json.dumps(value, ensure_ascii=False).replace(f'"{SHORT}": "{SHORT}"', f'"{SHORT}"')
    if len(flat) <= width or not isinstance(value, dict | list):
        return flat
    if isinstance(value, list):
        parts = [pretty(part, width - 2) for part in cast("list[Any]", value)]
        opening, closing = "[]"
    else:
        fields = cast(Message, value).items()
        parts = [
            f'"{SHORT}"' if key == SHORT else f"{json.dumps(key)}: {pretty(part, width - 6 - len(key))}"
            for key, part in fields
        ]
        opening, closing = "{}"
    return "\n".join([opening, *(f"  {line}" for line in filled(parts, width - 2)), closing])


def filled(parts: list[str], width: int) -> list[str]:
    """Parts with commas, as many per line as fit; an object, or a part of several lines, gets its own."""
    lines: list[str] = []
    has_room = False
    for at, part in enumerate(parts):
        text = part + ("," if at < len(parts) - 1 else "")
        stands_alone = "\n" in text or "{" in text
        if has_room and not stands_alone and len(lines[-1]) + 1 + len(text) <= width:
            lines[-1] += f" {text}"
        else:
            lines += text.splitlines()
        has_room = not stands_alone
    return lines
