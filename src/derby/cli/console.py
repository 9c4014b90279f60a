"""A console that breaks lines only where the text allows it."""

from collections.abc import Iterable

from rich.console import Console as RichConsole
from rich.console import ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

# Rich breaks lines at every white space. While it wraps, each non-breaking space is a letter that nobody writes.
_AS_LETTERS = str.maketrans("\u00a0\u202f", "\ue000\ue001")
_AS_SPACES = str.maketrans("\ue000\ue001", "\u00a0\u202f")


class Console(RichConsole):
    """Rich's console, but a non-breaking space never breaks a line: « stays with its word, and so does a colon."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Render as Rich does, with non-breaking spaces as part of their words."""
        if isinstance(renderable, str):
            options = options or self.options
            renderable = self.render_str(renderable, highlight=options.highlight, markup=options.markup)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        text = renderable.copy()
        text.plain = text.plain.translate(_AS_LETTERS)
        for segment in super().render(text, options):
            yield Segment(segment.text.translate(_AS_SPACES), segment.style, segment.control)
