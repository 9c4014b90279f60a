"""The network between a page and its table: it can be cut, and it can lose what comes back."""

from playwright.sync_api import Page, WebSocketRoute


class FlakyNetwork:
    def __init__(self, page: Page) -> None:
        self._is_up = True
        self._loses = False
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._connect)

    def lose_answers(self) -> None:
        """What the page sends arrives; what the server says doesn't."""
        self._loses = True

    def cut(self) -> None:
        self._is_up = False
        for route in self._routes:
            route.close()
        self._routes.clear()

    def mend(self) -> None:
        self._is_up, self._loses = True, False

    def _connect(self, page_side: WebSocketRoute) -> None:
        if not self._is_up:
            page_side.close()
            return
        server_side = page_side.connect_to_server()
        self._routes.append(page_side)

        def hear(message: str | bytes) -> None:
            if not self._loses:
                page_side.send(message)

        page_side.on_message(server_side.send)
        server_side.on_message(hear)
