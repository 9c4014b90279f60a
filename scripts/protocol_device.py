"""A device in the same process as the server, for the example of the page about the protocol."""

import asyncio
import json

from transcript import Message
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from derby.server.handshake import SOCKET_PATH
from derby.server.services import Services
from derby.server.websocket import Socket


class Device(asyncio.Transport):
    """A device: it speaks WebSocket to the server's end of a connection, in memory, and keeps what it hears."""

    def __init__(self, services: Services, **headers: str) -> None:
        super().__init__()
        self._heard: list[Message] = []
        self._client = ClientProtocol(parse_uri(f"ws://derby.example{SOCKET_PATH}"))
        self._server = Socket(Config("no app"), ServerState(), {"services": services})
        self._server.connection_made(self)
        request = self._client.connect()
        for name, value in headers.items():
            request.headers[name] = value
        self._client.send_request(request)
        self._pass_on()

    def say(self, message: Message) -> None:
        self._client.send_text(json.dumps(message).encode())
        self._pass_on()

    def new(self) -> list[Message]:
        """What it heard since it was asked the last time."""
        new, self._heard = self._heard, []
        return new

    def lose_connection(self) -> None:
        self._server.connection_lost(None)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """What the server sends."""
        self._client.receive_data(bytes(data))
        for event in self._client.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard.append(json.loads(bytes(event.data)))

    def is_closing(self) -> bool:
        return False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is no buffer."""

    def close(self) -> None:
        """There is nothing to close."""

    def _pass_on(self) -> None:
        for data in self._client.data_to_send():
            self._server.data_received(data)
