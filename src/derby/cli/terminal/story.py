"""The story: events as their reader saw them, told in sentences.

It only ever gets events that went through `seen_by`, so it can't reveal what its reader may not know. The page tells
the same story in `web/src/log/story.ts`; `tests/web/test_story.py` compares the two, sentence by sentence.
"""

from collections.abc import Sequence

from derby.cli.terminal.narration import Narration, Paragraph, Settlement
from derby.cli.terminal.phrases import Phrases
from derby.game import events as happened
from derby.game.events import Event
from derby.game.names import Creature, Power
from derby.table import PROTECTION

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


class Story:
    """Tells one reader what happens, and remembers what it needs to tell it well."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self._narration = Narration(phrases)
        self._bets: list[happened.BetSettled] = []
        """The bets settled since the last deal."""
        self._points = [0] * phrases.seats
        self._first_player: int | None = None
        self._sectors: dict[Creature, int] = {}
        self._ranking: tuple[Creature, ...] = ()
        self._disqualified: list[Creature] = []
        self._finished = 0
        self._drawn = 0
        self._card: int | None = None
        """The card being played."""
        self._has_moved = False
        """Whether that card has had an effect so far."""
        self._last_moved: Creature | None = None
        self._power: Power | None = None
        """The last power played on that card."""

    @property
    def log(self) -> list[Paragraph]:
        return self._narration.log

    def tell(self, events: Sequence[Event]) -> list[Paragraph]:
        for place, event in enumerate(events):
            self._tell(event, events[place + 1 :])
        return self._narration.take_paragraphs()

    def _tell(self, event: Event, following: Sequence[Event]) -> None:
        say, phrases = self._narration.say, self.phrases
        match event:
            case happened.RaceDealt():
                self._tell_deal(event)
            case happened.FateTokenPlaced():
                self._narration.also("event-fate-token-placed", event.seat, sector=event.sector)
            case happened.BetPlaced():
                self._tell_bet(event)
            case happened.BetPassed():
                say("event-bet-passed", **phrases.subject(event.seat))
            case happened.TurnBegan():
                self._narration.end_paragraph()
                self._narration.whisper("event-turn-began", **phrases.subject(event.seat))
            case happened.CardPlayed() | happened.DirtyTrickPlayed():
                self._tell_card(event)
            case happened.CreatureMoved():
                self._tell_movement(event, happened.CreatureFinished(event.creature) in following[:2])
            case happened.CreatureFinished():
                pass  # told with the movement
            case happened.MidRaceLinePassed():
                say("event-mid-race-line-passed", creature=phrases.creature(event.creature, "opening"))
            case happened.CardDiscarded() | happened.CardWentToZeus():
                self._tell_card_put_away(event)
            case happened.FirstPlayerPassed():
                self._narration.head("rules-third-bet-title")
                key = "event-first-player-stays" if event.seat == self._first_player else "event-first-player-passed"
                say(key, **phrases.subject(event.seat))
            case happened.PowerPlayed():
                self._tell_power(event)
            case happened.PowerDeclined():
                moment = phrases.moment(event.moment)
                self._narration.whisper("event-power-declined", **phrases.subject(event.seat), moment=moment)
            case happened.FateTokenLifted():
                say("event-fate-token-lifted", sector=event.sector)
            case happened.TokenExchanged():
                given, taken = (phrases.creature(creature, "of") for creature in (event.given, event.taken))
                say("event-token-exchanged", **phrases.subject(event.seat), given=given, taken=taken)
            case happened.CardRenewed():
                self._tell_standstill()
                into = phrases.into_holder(event.holder, event.seat)
                say("event-card-renewed", **phrases.subject(event.seat), card=phrases.card(event.card), into=into)
            case happened.PaperworkDone():
                self._has_moved = True
                say("event-paperwork-done", creature=phrases.creature(event.creature, "object"))
            case happened.BetCardExchanged() | happened.HolderSeen() | happened.BetCardSeen():
                self._tell_secret(event)
            case _:
                self._tell_end_of_race(event)

    def _tell_deal(self, event: happened.RaceDealt) -> None:
        phrases, narration = self.phrases, self._narration
        narration.end_paragraph()
        narration.log.clear()
        self._bets, self._disqualified, self._finished, self._drawn = [], [], 0, 0
        self._first_player = event.first_player
        self._sectors = dict.fromkeys(event.line_up, 0)
        narration.head("terminal-race", race=event.race + 1)
        line_up = phrases.creatures(event.line_up)
        narration.say("event-race-dealt", **phrases.subject(event.first_player), creatures=line_up)
        narration.end_paragraph()

    def _tell_bet(self, event: happened.BetPlaced) -> None:
        phrases = self.phrases
        on = phrases.creature(event.creature, "on")
        if event.card is None:
            self._narration.also("event-bet-placed", event.seat, on=on)
        else:
            key = "event-bet-placed-by-you" if event.seat == phrases.reader else "replay-bet-placed"
            self._narration.end_paragraph()
            self._narration.say(key, name=phrases.god(event.seat), on=on, bet=phrases.bet(event.card, event.creature))
            self._narration.end_paragraph()

    def _tell_card(self, event: happened.CardPlayed | happened.DirtyTrickPlayed) -> None:
        phrases = self.phrases
        self._card, self._has_moved, self._power = event.card, False, None
        if isinstance(event, happened.DirtyTrickPlayed):
            key = "event-dirty-trick-played"
        else:
            key = "event-card-played-slow" if event.slow else "event-card-played"
        holder = {"from": phrases.from_holder(event.holder, event.seat)}
        self._narration.begin(key, **phrases.subject(event.seat), card=phrases.card(event.card), **holder)

    def _tell_movement(self, event: happened.CreatureMoved, finished: bool) -> None:
        phrases, creature = self.phrases, event.creature
        self._sectors[creature] = event.end
        self._last_moved = creature
        if self._card is not None and self.phrases.cards[self._card].creature == creature:
            self._has_moved = True
        sectors = event.end - event.start
        if finished:
            ending = ".feminine" if phrases.is_feminine(creature) else ""
            place = phrases.words(f"place-{PLACES[self._finished]}{ending}")
            self._finished += 1
            self._narration.result("event-creature-finished", creature, place=place)
        elif sectors == 0:  # two creatures of one sector changed places
            self._narration.result("event-creature-rearranged", creature, sector=event.end)
        else:
            key = "event-creature-moved-back" if sectors < 0 else "event-creature-moved"
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

    def _tell_card_put_away(self, event: happened.CardDiscarded | happened.CardWentToZeus) -> None:
        self._tell_standstill()
        surprising = self._power in (Power.SHED_SKIN, Power.RENEWAL)
        card = self.phrases.card(event.card)
        if isinstance(event, happened.CardWentToZeus):
            self._narration.say("event-card-went-to-zeus", card=card)
        elif surprising:
            self._narration.say("event-card-discarded", card=card)
        else:
            self._narration.whisper("event-card-discarded", card=card)
        self._card = self._power = None

    def _tell_power(self, event: happened.PowerPlayed) -> None:
        """The power, and its effect if no other event tells it."""
        phrases, say = self.phrases, self._narration.say
        self._power = event.power
        if self._card is None:
            self._narration.end_paragraph()
        say("event-power-played", **phrases.subject(event.seat), power=phrases.power(event.power))
        match event.power:
            case Power.SUN_RAY if self._card is not None:
                say("event-power-sun-ray", creature=phrases.creature(phrases.cards[self._card].creature, "opening"))
            case Power.TANGLED_WEB if self._card is not None:
                say("event-power-tangled-web", creature=phrases.creature(phrases.cards[self._card].creature, "opening"))
            case Power.VALKYRIES if self._last_moved is not None:
                say("event-power-valkyries", creature=phrases.creature(self._last_moved, "opening"))
            case Power.CELESTIAL_PAPERWORK if self._last_moved is not None:
                say("event-power-celestial-paperwork", of=phrases.creature(self._last_moved, "of"))
            case Power.SLEIPNIR:
                say("event-power-sleipnir")
            case Power.IMPERIAL_DECREE:
                say("event-power-imperial-decree")
            case _:
                pass

    def _tell_secret(self, event: happened.BetCardExchanged | happened.HolderSeen | happened.BetCardSeen) -> None:
        """Events of which each reader knows a different part."""
        phrases, say = self.phrases, self._narration.say
        name, yours = phrases.god(event.seat), event.seat == phrases.reader
        match event:
            case happened.BetCardExchanged():
                on = phrases.creature(event.creature, "on")
                if event.old is not None and event.new is not None:
                    old, new = (phrases.bet(card, event.creature) for card in (event.old, event.new))
                    key = "event-bet-card-exchanged-by-you" if yours else "replay-bet-card-exchanged"
                    say(key, name=name, on=on, old=old, new=new)
                else:
                    say("event-bet-card-exchanged", name=name, on=on)
            case happened.HolderSeen():
                say("event-holder-seen", **phrases.subject(event.seat), between=phrases.between(event.holder))
                if event.cards is not None:
                    say("event-holder-seen-cards", cards=", ".join(map(phrases.card, event.cards)))
            case happened.BetCardSeen():
                on, of = phrases.creature(event.creature, "on"), phrases.of_god(event.owner)
                if event.owner == phrases.reader:
                    say("event-bet-card-seen-of-yours", name=name, on=on)
                elif event.card is not None:
                    key = "event-bet-card-seen-by-you" if yours else "replay-bet-card-seen"
                    say(key, name=name, of=of, on=on, bet=phrases.bet(event.card, event.creature))
                else:
                    say("event-bet-card-seen", name=name, of=of, on=on)

    def _tell_end_of_race(self, event: Event) -> None:
        """Ranking, judgment, bets: a scene in three parts."""
        phrases, narration = self.phrases, self._narration
        match event:
            case happened.RankingDetermined():
                self._ranking = event.ranking
                narration.head("rules-ranking-title")
                narration.say("event-ranking-determined", creatures=phrases.creatures(event.ranking))
                narration.head("word-judgment")
            case happened.JudgmentCardDrawn():
                if self._drawn == 0:
                    narration.say("event-judgment-begins")
                self._drawn += 1
                narration.end_paragraph()
                if event.card == PROTECTION:
                    narration.say("event-judgment-protection-drawn")
                else:
                    narration.say("event-judgment-card-drawn", card=phrases.card(event.card))
            case happened.JudgmentCardPutBack():
                narration.say("event-judgment-card-put-back", card=phrases.card(event.card))
            case happened.CreatureDisqualified():
                self._disqualified.append(event.creature)
                ending = ".feminine" if phrases.is_feminine(event.creature) else ""
                narration.end_paragraph()
                narration.say(
                    "event-creature-disqualified",
                    creature=phrases.creature(event.creature, "opening"),
                    disqualified=phrases.words(f"word-disqualified{ending}"),
                )
            case happened.ProtectionsRemoved():
                if event.count:
                    narration.end_paragraph()
                    narration.say("event-protections-removed", count=event.count)
            case happened.BetSettled():
                self._tell_settled(event)
            case happened.RaceEnded():
                narration.show(Settlement(tuple(self._bets), tuple(self._points)))
                narration.whisper("event-race-ended", race=event.race + 1)
            case happened.GameEnded():
                narration.whisper("event-game-ended")
            case _:
                raise TypeError(f"there is no sentence for {type(event).__name__}")

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
            narration.head("rules-bet-outcome-title")
        self._bets.append(event)
        self._points[event.seat] += event.points
        narration.whisper(
            "event-bet-settled",
            who=phrases.subject(event.seat)["who"],
            of=phrases.of_god(event.seat),
            on=phrases.creature(event.creature, "on"),
            bet=phrases.places(event.card, event.creature),
            points=event.points,
        )


def winners_sentence(phrases: Phrases, points: Sequence[int]) -> str:
    """Who won, alone or together (R1)."""
    words, most = phrases.words, max(points)
    winners = [seat for seat, own in enumerate(points) if own == most]
    if len(winners) == 1:
        return words("event-winner", **phrases.subject(winners[0]), points=most)
    names = phrases.both([phrases.person(seat, "subject") for seat in winners])
    return words("event-shared-victory", winners=names, points=most)
