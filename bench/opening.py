"""How long a dashboard takes until its reader can begin, and the bytes that came for it.

    python bench/opening.py URL... [--rounds N]

Run by an environment that has Playwright, against a server that runs already. Bytes of messages are those that came
until five seconds after the page said that it was ready.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

from pages import QUIET, chromium
from playwright.sync_api import Browser, sync_playwright

READY = "document.getElementById('told')?.textContent === 'Ready.'"
BEGUN = ".vl-option, .vl-choice, .vl-score, #count"


def opened(browser: Browser, url: str) -> dict[str, float]:
    """Return what one visit took."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en").new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    files: list[float] = []
    messages: list[int] = []
    session.on("Network.loadingFinished", lambda event: files.append(event["encodedDataLength"]))
    session.on("Network.webSocketFrameReceived", lambda event: messages.append(len(event["response"]["payloadData"])))
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_function(f"{READY} || document.querySelector('{BEGUN}')", timeout=120_000)
    begun = time.perf_counter() - start
    page.wait_for_function(READY, timeout=120_000)
    ready = time.perf_counter() - start
    page.wait_for_timeout(5000)
    found = {
        "seconds until one can begin": begun,
        "seconds until ready": ready,
        "MB of files": sum(files) / 1e6,
        "MB of messages": sum(messages) / 1e6,
        "elements": page.evaluate("document.querySelectorAll('*').length"),
    }
    page.close(run_before_unload=True)
    page.context.close()
    return found


def main() -> None:
    """Print the medians of each address."""
    asked = argparse.ArgumentParser()
    asked.add_argument("urls", nargs="+")
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for url in given.urls:
            visits = [opened(browser, url) for _ in range(given.rounds)]
            print(url)
            for name in visits[0]:
                print(f"  {name:32} {median(visit[name] for visit in visits):.2f}")
        browser.close()


if __name__ == "__main__":
    main()
