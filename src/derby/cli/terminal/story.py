"""The story: events as its reader saw them, told in sentences.

It only ever gets events that went through `seen_by`, so it can't tell what its reader may not know.
"""

from collections.abc import Sequence

from derby.cli.terminal.narration import Narration, Paragraph, Settlement
from derby.cli.terminal.phrases import Phrases
from derby.game import events as happened
from derby.game.events import Event
from derby.game.names import Creature, Power
from derby.table import PROTECTION

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")

KEYS: dict[type[Event], str] = {
    happened.RaceDealt: "event-race-dealt",
    happened.FateTokenPlaced: "event-fate-token-placed",
    happened.BetPlaced: "event-bet-placed",
    happened.BetPassed: "event-bet-passed",
    happened.TurnBegan: "event-turn-began",
    happened.CardPlayed: "event-card-played",
    happened.DirtyTrickPlayed: "event-dirty-trick-played",
    happened.CreatureMoved: "event-creature-moved",
    happened.CreatureFinished: "event-creature-finished",
    happened.MidRaceLinePassed: "event-mid-race-line-passed",
    happened.CardDiscarded: "event-card-discarded",
    happened.CardWentToZeus: "event-card-went-to-zeus",
    happened.FirstPlayerPassed: "event-first-player-passed",
    happened.RankingDetermined: "event-ranking-determined",
    happened.JudgmentCardDrawn: "event-judgment-card-drawn",
    happened.JudgmentCardPutBack: "event-judgment-card-put-back",
    happened.CreatureDisqualified: "event-creature-disqualified",
    happened.ProtectionsRemoved: "event-protections-removed",
    happened.BetSettled: "event-bet-settled",
    happened.RaceEnded: "event-race-ended",
    happened.GameEnded: "event-game-ended",
    happened.PowerPlayed: "event-power-played",
    happened.PowerDeclined: "event-power-declined",
    happened.FateTokenLifted: "event-fate-token-lifted",
    happened.TokenExchanged: "event-token-exchanged",
    happened.BetCardExchanged: "event-bet-card-exchanged",
    happened.HolderSeen: "event-holder-seen",
    happened.BetCardSeen: "event-bet-card-seen",
    happened.CardRenewed: "event-card-renewed",
    happened.PaperworkDone: "event-paperwork-done",
}
"""The word that each kind of event is told with; some have others beside it."""


class Story:
    """Tells one reader what happens, and remembers what it takes to tell it well."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self._narration = Narration(phrases)
        self._bets: list[happened.BetSettled] = []
        """The bets settled since the last deal."""
        self._points = [0] * phrases.seats
        self._sectors: dict[Creature, int] = {}
        self._ranking: tuple[Creature, ...] = ()
        self._disqualified: list[Creature] = []
        self._finished = 0
        self._drawn = 0
        self._card: int | None = None
        """The card being played."""
        self._has_moved = False
        """Whether that card has done something so far."""
        self._last_moved: Creature | None = None
        self._power: Power | None = None
        """The last power played on that card."""

    @property
    def log(self) -> list[Paragraph]:
        return self._narration.log

    def tell(self, events: Sequence[Event]) -> list[Paragraph]:
        for place, event in enumerate(events):
            self._tell(event, events[place + 1 :])
        return self._narration.told()

    def _tell(self, event: Event, following: Sequence[Event]) -> None:
        key, say, phrases = KEYS[type(event)], self._narration.say, self.phrases
        match event:
            case happened.RaceDealt():
                self._tell_deal(event)
            case happened.FateTokenPlaced():
                self._narration.also(key, event.seat, sector=event.sector)
            case happened.BetPlaced():
                self._tell_bet(event)
            case happened.BetPassed():
                say(key, **phrases.subject(event.seat))
            case happened.TurnBegan():
                self._narration.end_paragraph()
                self._narration.whisper(key, **phrases.subject(event.seat))
            case happened.CardPlayed() | happened.DirtyTrickPlayed():
                self._tell_card(event)
            case happened.CreatureMoved():
                self._tell_movement(event, happened.CreatureFinished(event.creature) in following[:2])
            case happened.CreatureFinished():
                pass  # told with the movement
            case happened.MidRaceLinePassed():
                say(key, creature=phrases.creature(event.creature, "opening"))
            case happened.CardDiscarded() | happened.CardWentToZeus():
                self._tell_card_laid_away(event)
            case happened.FirstPlayerPassed():
                self._narration.head("rules-third-bet-title")
                say(key, **phrases.subject(event.seat))
            case happened.PowerPlayed():
                self._tell_power(event)
            case happened.PowerDeclined():
                moment = phrases.words(f"moment-{event.moment}")
                self._narration.whisper(key, **phrases.subject(event.seat), moment=moment)
            case happened.FateTokenLifted():
                say(key, sector=event.sector)
            case happened.TokenExchanged():
                given, taken = (phrases.creature(creature, "of") for creature in (event.given, event.taken))
                say(key, **phrases.subject(event.seat), given=given, taken=taken)
            case happened.CardRenewed():
                self._tell_standstill()
                into = phrases.into_holder(event.holder, event.seat)
                say(key, **phrases.subject(event.seat), card=phrases.card(event.card), into=into)
            case happened.PaperworkDone():
                self._has_moved = True
                say(key, creature=phrases.creature(event.creature, "object"))
            case happened.BetCardExchanged() | happened.HolderSeen() | happened.BetCardSeen():
                self._tell_secret(event)
            case _:
                self._tell_end_of_race(event)

    def _tell_deal(self, event: happened.RaceDealt) -> None:
        phrases, narration = self.phrases, self._narration
        narration.end_paragraph()
        narration.log.clear()
        self._bets, self._disqualified, self._finished, self._drawn = [], [], 0, 0
        self._sectors = dict.fromkeys(event.line_up, 0)
        narration.head("terminal-race", race=event.race + 1)
        line_up = phrases.creatures(event.line_up)
        narration.say(KEYS[type(event)], **phrases.subject(event.first_player), creatures=line_up)
        narration.end_paragraph()

    def _tell_bet(self, event: happened.BetPlaced) -> None:
        phrases = self.phrases
        on = phrases.creature(event.creature, "on")
        if event.card is None:
            self._narration.also(KEYS[type(event)], event.seat, on=on)
        else:
            self._narration.end_paragraph()
            self._narration.say("event-bet-placed-by-you", on=on, bet=phrases.bet(event.card, event.creature))
            self._narration.end_paragraph()

    def _tell_card(self, event: happened.CardPlayed | happened.DirtyTrickPlayed) -> None:
        phrases = self.phrases
        self._card, self._has_moved, self._power = event.card, False, None
        slow = isinstance(event, happened.CardPlayed) and event.slow
        holder = {"from": phrases.from_holder(event.holder, event.seat)}
        key = KEYS[type(event)] + ("-slow" if slow else "")
        self._narration.begin(key, **phrases.subject(event.seat), card=phrases.card(event.card), **holder)

    def _tell_movement(self, event: happened.CreatureMoved, finished: bool) -> None:
        phrases, creature = self.phrases, event.creature
        self._sectors[creature] = event.end
        self._last_moved = creature
        if self._card is not None and self.phrases.cards[self._card].creature == creature:
            self._has_moved = True
        sectors = event.end - event.start
        if finished:
            form = ".feminine" if phrases.is_feminine(creature) else ""
            place = phrases.words(f"place-{PLACES[self._finished]}{form}")
            self._finished += 1
            self._narration.result(KEYS[happened.CreatureFinished], creature, place=place)
        elif sectors == 0:  # two creatures of one sector changed places
            self._narration.result("event-creature-rearranged", creature, sector=event.end)
        else:
            key = KEYS[type(event)] + ("-back" if sectors < 0 else "")
            self._narration.result(key, creature, sectors=abs(sectors), end=event.end)

    def _tell_standstill(self) -> None:
        """A card that moved nothing, because of its value or because its creature has finished."""
        if self._card is None or self._has_moved:
            return
        self._has_moved = True
        creature = self.phrases.cards[self._card].creature
        sector = self._sectors.get(creature, 0)
        if sector > self.phrases.edition.track.finish_line_after:
            self._narration.result("event-creature-rests", creature)
        else:
            self._narration.result("event-creature-stays", creature, sector=sector)

    def _tell_card_laid_away(self, event: happened.CardDiscarded | happened.CardWentToZeus) -> None:
        self._tell_standstill()
        surprising = self._power in (Power.SHED_SKIN, Power.RENEWAL)
        if isinstance(event, happened.CardWentToZeus) or surprising:
            self._narration.say(KEYS[type(event)], card=self.phrases.card(event.card))
        else:
            self._narration.whisper(KEYS[type(event)], card=self.phrases.card(event.card))
        self._card = self._power = None

    def _tell_power(self, event: happened.PowerPlayed) -> None:
        """The power, and its effect where no other event tells it."""
        phrases, say = self.phrases, self._narration.say
        self._power = event.power
        if self._card is None:
            self._narration.end_paragraph()
        say(KEYS[type(event)], **phrases.subject(event.seat), power=phrases.power(event.power))
        key = f"event-power-{event.power}"
        match event.power:
            case Power.SUN_RAY | Power.TANGLED_WEB if self._card is not None:
                say(key, creature=phrases.creature(self.phrases.cards[self._card].creature, "opening"))
            case Power.VALKYRIES if self._last_moved is not None:
                say(key, creature=phrases.creature(self._last_moved, "opening"))
            case Power.CELESTIAL_PAPERWORK if self._last_moved is not None:
                say(key, of=phrases.creature(self._last_moved, "of"))
            case Power.SLEIPNIR | Power.IMPERIAL_DECREE:
                say(key)
            case _:
                pass

    def _tell_secret(self, event: happened.BetCardExchanged | happened.HolderSeen | happened.BetCardSeen) -> None:
        """Events of which each reader knows another part."""
        phrases, say, key = self.phrases, self._narration.say, KEYS[type(event)]
        match event:
            case happened.BetCardExchanged():
                on = phrases.creature(event.creature, "on")
                if event.old is not None and event.new is not None:
                    old, new = (phrases.bet(card, event.creature) for card in (event.old, event.new))
                    say("event-bet-card-exchanged-by-you", on=on, old=old, new=new)
                else:
                    say(key, god=phrases.god(event.seat), on=on)
            case happened.HolderSeen():
                say(key, **phrases.subject(event.seat), between=phrases.between(event.holder))
                if event.cards is not None:
                    say("event-holder-seen-cards", cards=", ".join(map(phrases.card, event.cards)))
            case happened.BetCardSeen():
                on = phrases.creature(event.creature, "on")
                if event.seat == phrases.reader and event.card is not None:
                    bet = phrases.bet(event.card, event.creature)
                    say("event-bet-card-seen-by-you", of=phrases.of_god(event.owner), on=on, bet=bet)
                elif event.owner == phrases.reader:
                    say("event-bet-card-seen-of-yours", god=phrases.god(event.seat), on=on)
                else:
                    say(key, god=phrases.god(event.seat), of=phrases.of_god(event.owner), on=on)

    def _tell_end_of_race(self, event: Event) -> None:
        """Ranking, judgment, bets: a scene in three parts."""
        phrases, narration, key = self.phrases, self._narration, KEYS[type(event)]
        match event:
            case happened.RankingDetermined():
                self._ranking = event.ranking
                narration.head("rules-ranking-title")
                narration.say(key, creatures=phrases.creatures(event.ranking))
                narration.head("word-judgment")
            case happened.JudgmentCardDrawn():
                if self._drawn == 0:
                    narration.say("event-judgment-begins")
                self._drawn += 1
                protection = event.card == PROTECTION
                narration.end_paragraph()
                if protection:
                    narration.say("event-judgment-protection-drawn")
                else:
                    narration.say(key, card=phrases.card(event.card))
            case happened.JudgmentCardPutBack():
                narration.say(key, card=phrases.card(event.card))
            case happened.CreatureDisqualified():
                self._disqualified.append(event.creature)
                form = ".feminine" if phrases.is_feminine(event.creature) else ""
                word = phrases.words(f"word-disqualified{form}")
                narration.end_paragraph()
                narration.say(key, creature=phrases.creature(event.creature, "opening"), disqualified=word)
            case happened.ProtectionsRemoved():
                if event.count:
                    narration.end_paragraph()
                    narration.say(key, count=event.count)
            case happened.BetSettled():
                self._tell_settled(event)
            case happened.RaceEnded():
                narration.head("rules-bet-outcome-title")
                narration.show(Settlement(tuple(self._bets), tuple(self._points)))
                narration.whisper(key, race=event.race + 1)
            case happened.GameEnded():
                narration.whisper(key)
            case _:
                raise TypeError(f"nobody has said how to tell {type(event).__name__}")

    def _tell_settled(self, event: happened.BetSettled) -> None:
        phrases, narration = self.phrases, self._narration
        if not self._bets:
            narration.end_paragraph()
            if self._drawn == 0:
                narration.say("event-no-judgment")
            elif not self._disqualified:
                narration.say("event-nobody-disqualified")
            else:
                left = [creature for creature in self._ranking if creature not in self._disqualified]
                narration.say("event-ranking-after", creatures=phrases.creatures(left))
        self._bets.append(event)
        self._points[event.seat] += event.points
        narration.whisper(
            KEYS[type(event)],
            who=phrases.subject(event.seat)["who"],
            of=phrases.of_god(event.seat),
            on=phrases.creature(event.creature, "on"),
            bet=phrases.places(event.card, event.creature),
            points=event.points,
        )


def winners_told(phrases: Phrases, points: Sequence[int]) -> str:
    """Who won, alone or together (R1)."""
    words, most = phrases.words, max(points)
    winners = [seat for seat, own in enumerate(points) if own == most]
    if len(winners) == 1:
        return words("event-winner", **phrases.subject(winners[0]), points=most)
    names = phrases.both([phrases.person(seat, "subject") for seat in winners])
    return words("event-shared-victory", winners=names, points=most)
