"""The processor time of the page's own thread: what it costs, however busy the machine is with other things."""

from playwright.sync_api import Page

from tests.browser.person import DevTools


class Processor:
    def __init__(self, page: Page) -> None:
        self._tools = DevTools(page)
        self._tools.send("Performance.enable", timeDomain="threadTicks")

    def seconds(self) -> float:
        """Spent on tasks so far: scripts, styles, layout, painting."""
        metrics = self._tools.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
