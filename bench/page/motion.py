"""Motion: frames while creatures fly, and whether anything else jumps."""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from bench.page.processor import Processor
from tests.browser.person import Person
from tests.browser.playing import asked, decide, play_until
from tests.server.harness import Server

SECONDS = 3

FLY_SIX = """async (seconds) => {
  const discs = [...document.querySelectorAll(".flyer")];
  const { width, height } = discs[0].parentElement.getBoundingClientRect();
  const began = performance.now();
  let frames = 0;
  for (let now = began; now - began < seconds * 1000; frames++) {
    now = await new Promise(requestAnimationFrame);
    discs.forEach((disc, place) => {
      const turn = ((now - began) / 1300 + place / discs.length) * 2 * Math.PI;
      const [x, y] = [width * (0.45 + 0.4 * Math.cos(turn)), height * (0.45 + 0.4 * Math.sin(turn))];
      disc.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${1 + 0.3 * Math.sin(turn)})`;
    });
  }
  return (frames * 1000) / (performance.now() - began);
}"""

COUNT = """
window.flights = { frames: 0, ms: 0, longest: 0 };
let last = null;
const step = (now) => {
  const flies = document.querySelector(".flyer.flying") !== null;
  if (flies && last !== null) {
    flights.frames += 1;
    flights.ms += now - last;
    flights.longest = Math.max(flights.longest, now - last);
  }
  last = flies ? now : null;
  requestAnimationFrame(step);
};
requestAnimationFrame(step);
"""

SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


class Frames(NamedTuple):
    drawn: float
    """A second, by the browser's own trace."""
    asked: float
    """A second, as the page asked for them."""
    work_ms: float
    """Processor time of the page's thread for one."""


def frames_of_six(browser: Browser, server: Server) -> Frames:
    """All six discs go round the track at once."""
    person = Person(browser, server.url, "Six", seats=6)
    person.play_now()
    asked(person)
    processor = Processor(person.page)
    browser.start_tracing(page=person.page, categories=["disabled-by-default-devtools.timeline.frame"])
    before = processor.seconds()
    per_second: float = person.page.evaluate(FLY_SIX, SECONDS)
    worked = processor.seconds() - before
    trace: dict[str, Any] = json.loads(browser.stop_tracing())
    drawn = sum(event["name"] == "DrawFrame" for event in trace["traceEvents"])
    person.leave()
    return Frames(drawn / SECONDS, per_second, worked * 1000 / (per_second * SECONDS))


def frames_of_a_game(browser: Browser, server: Server) -> tuple[float, float]:
    """What a race shows at normal speed: frames a second while a creature flies, and the longest one in ms."""
    person = Person(browser, server.url, "Flyer", seats=6, speed="normal")
    person.context.add_init_script(COUNT)
    person.play_now()
    for _ in range(3):
        play_until(person, "turn")
        decide(person, "turn")
    asked(person)
    flights: dict[str, float] = person.page.evaluate("() => window.flights")
    person.leave()
    return flights["frames"] * 1000 / flights["ms"], flights["longest"]


def layout_shift(browser: Browser, server: Server) -> float:
    """The sum of all shifts that don't follow at once from what the person did, from the first page to the judgment."""
    person = Person(browser, server.url, "Still", seats=4)
    person.context.add_init_script(SHIFTS)
    person.go()
    person.button("page-play").wait_for()
    first: float = person.page.evaluate("() => window.shifted")
    person.play_now()
    play_until(person, "judgment")
    shifted: float = person.page.evaluate("() => window.shifted")
    person.leave()
    return first + shifted
