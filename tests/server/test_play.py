"""Playing over the wire: decisions, versions, keys, resuming, two tabs, several seats on one device."""

from tests.server.harness import Device, Guest, Server


def test_a_whole_game_against_bots_in_one_request(ann: Guest) -> None:
    device = ann.device(ann.quick_play())
    assert device.seat == 0
    assert device.play_on() > 20
    while device.room["phase"] != "over":
        device.receive()
    assert any(event["type"] == "GameEnded" for event in device.events)


def test_a_key_that_comes_twice_is_done_once(ann: Guest) -> None:
    device = ann.device(ann.quick_play())
    while not device.legal:
        device.receive()
    version, code = device.version, device.legal[0]
    first = device.act(key="once")
    assert first == {"type": "Done", "key": "once", "version": version + 1}
    device.send("Act", seat=0, code=code, version=version, key="once")
    again = device.until(lambda message: message["type"] in ("Done", "Refused"))
    assert again == first


def test_a_stale_decision_is_answered_with_the_present_view(ann: Guest) -> None:
    device = ann.device(ann.quick_play())
    while not device.legal:
        device.receive()
    stale, code = device.version, device.legal[0]
    device.act()
    device.drain()
    device.send("Act", seat=0, code=code, version=stale, key="late")
    seen = device.until(lambda message: message["type"] == "Seen")
    assert seen["version"] == device.version > stale
    assert device.until(lambda message: message["type"] == "Refused")["reason"] == "stale"


def test_what_is_not_legal_or_not_ones_turn_is_refused(ann: Guest, bob: Guest) -> None:
    table = ann.quick_play()
    device = ann.device(table)
    while not device.legal:
        device.receive()
    wrong = next(code for code in range(1000) if code not in device.legal)
    assert device.act(wrong)["reason"] == "not-legal"
    assert device.act(device.legal[0], seat=1)["reason"] == "not-your-seat"
    assert device.act(device.legal[0], seat=5)["reason"] == "no-such-seat"
    watcher = bob.device(table)
    assert watcher.seat is None
    assert watcher.own is None
    assert watcher.act(0, seat=0)["reason"] == "not-your-seat"


def test_two_tabs_of_a_seat_stay_in_step(ann: Guest) -> None:
    table = ann.quick_play()
    first, second = ann.device(table), ann.device(table)
    first.play_on(most=5)
    first.drain()
    second.drain()
    assert (first.version, first.view, first.own) == (second.version, second.view, second.own)
    second.play_on(most=1)
    second.drain()
    first.drain()
    assert (first.version, first.view, first.own) == (second.version, second.view, second.own)


def test_whoever_resumes_is_told_what_was_missed(ann: Guest, bob: Guest) -> None:
    table = _two_people(ann, bob)
    here, there = ann.device(table), bob.device(table)
    here.drain()
    there.drain()
    seen = there.seq
    there.close()
    before = len(here.events)
    made = here.play_on(most=1) if here.legal else 0
    here.drain()
    back = bob.device(table, since=seen)
    missed = next(message for message in back.heard if message["type"] == "Missed")
    assert missed["complete"]
    assert len(missed["events"]) == len(here.events) - before
    assert made == 0 or missed["events"]
    assert back.version == here.version


def test_after_a_restart_the_game_goes_on(server: Server, ann: Guest) -> None:
    table = ann.quick_play()
    device = ann.device(table)
    device.play_on(most=4)
    device.drain()
    server.stop()
    server.start()
    back = ann.device(table, since=device.seq)
    assert back.version >= device.version
    assert back.play_on() > 10
    assert back.is_over


def test_a_seat_token_gives_the_seat_to_another_device(ann: Guest, server: Server) -> None:
    table = ann.quick_play()
    device = ann.device(table)
    token = device.seats[0]
    phone = Device(server, {}, table, tokens=[token])
    assert phone.seat == 0
    assert phone.own is not None
    guessed = Device(server, {}, table, tokens=[token[:-1] + ("A" if token[-1] != "A" else "B")])
    assert guessed.seat is None


def test_pass_and_play_looks_through_one_seat_at_a_time(ann: Guest) -> None:
    table = ann.open_table(seats=3)
    device = ann.device(table)
    for seat, name in enumerate(("Ann", "Cleo", "Dan")):
        device.room_after("Sit", seat=seat, name=name)
    device.send("Start")
    device.until(lambda message: message["type"] == "Seen")
    assert sorted(device.seats) == [0, 1, 2]
    for _ in range(30):
        turn = device.view["seat_to_act"]
        device.send("LookAs", seat=turn)
        device.until(lambda message: message["type"] == "Seen")
        assert device.own is not None
        assert device.own["seat"] == turn
        assert device.act(seat=turn)["type"] == "Done"


def _two_people(ann: Guest, bob: Guest) -> str:
    table = ann.open_table(seats=3)
    host = ann.device(table)
    host.room_after("Sit", seat=0)
    other = bob.device(table)
    other.room_after("Sit", seat=1)
    host.room_after("FillWithBots", level="random")
    host.send("Start")
    host.until(lambda message: message["type"] == "Seen")
    host.close()
    other.close()
    return table
