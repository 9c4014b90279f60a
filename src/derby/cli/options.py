"""Options shared by several commands."""

from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Variants = Annotated[
    str, typer.Option(help="Separated by commas: zeus-sobers-up, power-of-the-gods, fate-tokens; or all, or none.")
]
Milliseconds = Annotated[
    float, typer.Option("--ms", help="Thinking time of a bot per decision, in milliseconds.", min=0.1)
]
Rounds = Annotated[
    int | None,
    typer.Option(help="Rounds of thought instead of milliseconds; then the same seed gives the same games.", min=1),
]


def named_variants(text: str) -> list[str]:
    from derby import Variant

    if text == "all":
        return list(Variant)
    return [name.strip() for name in text.split(",") if name.strip() and name.strip() != "none"]
