"""Figures for a host: how long decisions take."""

from derby.server.metrics import BOUNDS, Histogram, Metrics
from tests.server.in_memory import InMemoryServer, RecordingDevice, run


def test_every_decision_is_timed_from_its_arrival_to_its_answer() -> None:
    async def play() -> bytes:
        server = InMemoryServer()
        ann = await server.guest("Ann")
        async with server.browser(ann) as browser:
            table = (await browser.post("/api/tables", json={"seats": 3})).json()["table"]
        device = RecordingDevice(server, ann)
        await device.say("Enter", table=table)
        await device.say("Say", text="not a decision")
        await device.say("Act", seat=0, code=0, version=0, key="too early")
        assert device.messages()[-1]["type"] == "Refused"
        return server.metrics.text()

    text = run(play).decode()
    assert 'derby_decision_seconds_bucket{le="+Inf"} 1.0' in text
    assert "derby_decision_seconds_count 1.0" in text


def test_times_are_counted_up_to_their_class() -> None:
    histogram = Histogram()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, 1e9):
        histogram.observe(seconds)
    counts = {sample.labels.get("le"): sample.value for sample in histogram.family("waits", "").samples}
    assert counts[str(BOUNDS[0])] == 2
    assert counts[str(BOUNDS[1])] == counts[str(BOUNDS[-1])] == 3
    assert counts["+Inf"] == 4


def test_all_figures_can_be_read_before_anything_happens() -> None:
    text = Metrics().text().decode()
    assert "derby_bot_wait_seconds_count 0.0" in text
    assert "derby_database_failures_total 0.0" in text
