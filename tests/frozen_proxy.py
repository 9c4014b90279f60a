"""A way to a server that can freeze: nothing gets through any more, but no connection ends."""

import socket
from collections.abc import Generator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from urllib.parse import urlsplit


class FreezingProxy:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname or "", parts.port or 0)
        self._flows = Event()
        self._flows.set()
        self._lock = Lock()
        self._sockets: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = parts._replace(netloc=f"{parts.username}@{host}").geturl()
        Thread(target=self._accept, daemon=True).start()

    def freeze(self) -> None:
        self._flows.clear()

    def thaw(self) -> None:
        """Let everything through again, also what has waited."""
        self._flows.set()

    def forget(self) -> None:
        """Let new connections through; the frozen ones stay as they are for ever."""
        self._flows = Event()
        self._flows.set()

    def close(self) -> None:
        self._listening.close()
        with self._lock:
            for one in self._sockets:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
        self._flows.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._target)
                with self._lock:
                    self._sockets += [near, far]
                for source, sink in ((near, far), (far, near)):
                    Thread(target=_pump, args=(source, sink, self._flows), daemon=True).start()


def _pump(source: socket.socket, sink: socket.socket, flows: Event) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            flows.wait()
            sink.sendall(data)
    flows.wait()
    with suppress(OSError):
        sink.shutdown(socket.SHUT_RDWR)


@contextmanager
def freezing_proxy(url: str) -> Generator[FreezingProxy]:
    """A proxy to the database of this URL, for as long as the block runs."""
    proxy = FreezingProxy(url)
    try:
        yield proxy
    finally:
        proxy.close()
