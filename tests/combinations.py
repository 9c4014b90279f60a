"""Every seat count with every legal combination of variants: what most tests run over."""

from derby import Variant

Z, P, F = Variant.ZEUS_SOBERS_UP, Variant.POWER_OF_THE_GODS, Variant.FATE_TOKENS
VARIANTS: tuple[tuple[Variant, ...], ...] = ((), (Z,), (P,), (Z, P), (P, F), (Z, P, F))
SEATS = (3, 4, 5, 6)
COMBINATIONS = [(seats, variants) for seats in SEATS for variants in VARIANTS]


def named(value: object) -> str | None:
    """How pytest writes a combination of variants."""
    if isinstance(value, tuple):
        return "+".join(str(variant)[0] for variant in value) or "base"  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return None
