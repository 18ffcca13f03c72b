"""Dashboards in a real browser: what they show, what they never show, and what becomes of their kernels."""

from __future__ import annotations

import ctypes
import gzip
import json
import os
import re
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from browsing import serious
from playwright.sync_api import Page, WebSocketRoute, expect

from vikinglab.cli import main
from vikinglab.serve import FRONT_END

from .conftest import COUNTER, LONGEST, ROOT, Server, leave, served_python, serving, within, write

PAGES = ["index", "raids/counter", "raids/play", "raids/pair", "plain", "broken", "picture", "slider"]


def opened(page: Page, server: Server, name: str, told: str = "Ready.") -> str:
    """Open a dashboard, wait until it says that it is ready, and return the HTML that was sent."""
    answer = page.goto(server.url(f"voila/render/{name}.ipynb"))
    expect(page.locator("#told")).to_have_text(told)
    return answer.text()


def came_whole(page: Page, server: Server, name: str) -> None:
    """Open a notebook that is shipped; nothing went wrong in it, and each of its widgets is drawn."""
    html = opened(page, server, f"shipped/{name}")
    expect(page.get_by_role("main")).not_to_contain_text("The log of the server says what went wrong.")
    if "/learn/" not in name:  # whose widgets are drawn when they are reached
        assert page.locator(".vl-board").count() >= html.count('<script type="application/vnd.voila.cell-output+json"')


def config(html: str) -> dict:
    """Return the settings that the page gives the front end."""
    return json.loads(re.search(r'<script id="jupyter-config-data".*?>(.*?)</script>', html, re.S)[1])


def kernel(html: str) -> str:
    """Return the address that tells whether a page's kernel is alive."""
    return f"api/kernels/{config(html)['kernelId']}"


def test_in_these_tests_other_hosts_never_answer_and_who_asks_them_is_noted(page, wrong):
    asked = "fetch('http://vikings.example/').then(() => 'answered', () => 'refused')"
    late = "new Promise((wait) => setTimeout(wait, 500, 'waits'))"
    assert page.evaluate(f"Promise.race([{asked}, {late}])") == "waits"
    assert wrong == ["http://vikings.example/"]
    wrong.clear()


def test_the_root_is_the_gallery_and_leads_to_the_others(page, dashboards):
    page.goto(dashboards.url())
    expect(page).to_have_title("The gallery – Vikinglab")
    expect(page.get_by_role("heading", level=1, name="The gallery", exact=True)).to_be_visible()
    page.get_by_role("link", name="counter").click()
    expect(page.get_by_role("heading", level=1, name="A counter", exact=True)).to_be_visible()
    page.get_by_role("contentinfo").get_by_role("link", name="All pages").click()
    expect(page).to_have_title("The gallery – Vikinglab")


def test_a_widget_speaks_with_its_kernel(page, dashboards):
    opened(page, dashboards, "raids/counter")
    page.click("#count")
    expect(page.locator("#count")).to_have_text("1 doubled 2")


def test_a_picture_keeps_its_words_and_needs_no_front_end(page, dashboards):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, dashboards, "picture")
    expect(page.get_by_role("main").locator("svg[role=img]").first).to_be_visible()
    assert [url for url in asked if url.endswith(".js") and "/templates/vikinglab/static/" not in url] == []


def test_prose_comes_first_and_the_page_says_what_it_waits_for(page, dashboards, notebooks):
    page.goto(dashboards.url("voila/render/slow.ipynb"), wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("Loading: step 1 of 4")
    expect(page.get_by_role("progressbar")).to_be_visible()
    (notebooks / "go").touch()
    expect(page.locator("#count")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("Ready.")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert page.locator("#loading").bounding_box()["height"] <= 1


LATE = """async ours => {
  const manager = await (await import(ours)).frontEnd();
  const late = manager.get_model("late");
  setTimeout(() => manager.register_model("late", Promise.resolve({ once() {} })), 2500);
  await late;
}"""


def test_a_widget_waits_for_what_it_holds_while_the_kernel_is_busy(page, dashboards):
    opened(page, dashboards, "raids/counter")
    page.evaluate(LATE, dashboards.url("voila/templates/vikinglab/static/mount.js"))


def test_a_widget_comes_though_the_page_never_heard_of_what_it_holds(page, dashboards, notebooks):
    """It hears of what is made once it listens: here, between the layout of the second counter and the counter."""
    made: list[bytes] = []
    listening: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        kernel = socket.connect_to_server()
        listening.append(socket)

        def told(message: bytes) -> None:
            if b'"comm_open"' in message:
                made.append(message)
            if b"iopub" not in message or (made and b"LayoutModel" not in made[-1]):
                socket.send(message)

        kernel.on_message(told)

    page.route_web_socket(re.compile("/channels"), between)
    page.goto(dashboards.url("voila/render/late.ipynb"), wait_until="commit")
    assert within(LONGEST / 1000, lambda: page.wait_for_timeout(50) or bool(listening))
    page.wait_for_timeout(1000)  # the kernel is busy, and can't say when the server has begun to listen to it
    (notebooks / "late").touch()
    page.locator("#count").last.click()
    expect(page.locator("#count").last).to_have_text("1 doubled 2")
    assert made


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_a_phone_names_no_other_host_and_axe_finds_nothing_serious(page, dashboards, name):
    page.set_viewport_size({"width": 360, "height": 640})
    html = opened(page, dashboards, name)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert set(re.findall(r"https?://[\w.-]+", html)) <= {"http://127.0.0.1", "http://www.w3.org"}
    assert serious(page) == {}


def test_on_a_phone_what_is_asked_stays_at_the_foot_of_the_screen(page, dashboards):
    page.set_viewport_size({"width": 360, "height": 640})
    opened(page, dashboards, "shipped/raids/play")
    expect(page.locator(".vl-pull")).to_be_visible()
    chart, foot = page.evaluate(
        "[...document.querySelectorAll('.vl-chart, .vl-pull')].map(part => part.getBoundingClientRect().bottom)"
    )
    assert 100 < chart < foot
    assert foot == pytest.approx(640, abs=1)


def test_landmarks_language_and_the_way_past_the_header(page, dashboards):
    opened(page, dashboards, "plain")
    assert page.locator("html").get_attribute("lang") == "en"
    for landmark in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("plain")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_dark_by_the_browser_or_by_choice(page, dashboards):
    opened(page, dashboards, "index")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(paper) != light
    page.evaluate("localStorage.setItem('vikinglab/light', 'light')")
    opened(page, dashboards, "index")
    assert page.evaluate(paper) == light


def test_the_front_end_is_let_in_by_name(dashboards):
    html = dashboards.get("voila/render/raids/counter.ipynb")[1]
    assert {each["name"] for each in config(html)["federated_extensions"]} == set(FRONT_END)


SOURCES = [
    "index.ipynb",
    "code.py",
    "voila/files/index.ipynb",
    "voila/files/code.py",
    "voila/files/CODE.PY",
    "voila/files/raids/play.ipynb",
    "voila/files/..%2fnotebooks%2fcode.py",
    "voila/render/code.py",
    "voila/render/../code.py",
    "voila/static/../../code.py",
    "voila/templates/vikinglab/static/../index.html.j2",
    "voila/labextensions/../../code.py",
    "voila/tree",
    "voila/api/contents/code.py",
    "api/contents/code.py",
    "api/kernels",
]


@pytest.mark.parametrize("path", SOURCES)
def test_sources_are_not_served(dashboards, path):
    status, text = dashboards.get(path)
    assert status >= 400
    assert "hidden_name" not in text


def test_an_error_shows_neither_source_nor_traceback(page, dashboards):
    html = opened(page, dashboards, "broken")
    expect(page.get_by_role("main")).to_contain_text("The log of the server says what went wrong.")
    for secret in ("hidden_name", "ZeroDivision", "Traceback", "site-packages"):
        assert secret not in html
    assert "ZeroDivisionError" in dashboards.log.read_text()


def test_an_error_later_on_shows_no_traceback_either(page, dashboards):
    frames: list[str] = []
    page.on("websocket", lambda opening: opening.on("framereceived", lambda data: frames.append(str(data))))
    with page.expect_websocket() as kernels:
        opened(page, dashboards, "raids/counter")
    for clicks in range(1, 5):
        page.click("#count")
        expect(page.locator("#count")).to_have_text(f"{clicks} doubled {2 * clicks}")
    with kernels.value.expect_event("framereceived", lambda data: "Execution error" in str(data)):
        page.click("#count")
    page.click("#count")
    expect(page.locator("#count")).to_have_text("6 doubled 12")
    assert not any("never to be seen" in frame or "_double" in frame for frame in frames)


def test_a_page_that_closes_frees_its_kernel(page, dashboards):
    asked = kernel(opened(page, dashboards, "raids/counter"))
    assert dashboards.get(asked)[0] == 200
    leave(page)
    assert within(LONGEST / 1000, lambda: dashboards.get(asked)[0] == 404)


def test_a_page_without_widgets_frees_its_kernel_at_once(page, dashboards):
    asked = kernel(opened(page, dashboards, "index"))
    assert within(LONGEST / 1000, lambda: dashboards.get(asked)[0] == 404)


def test_a_kernel_whose_page_never_spoke_to_it_is_ended(tmp_path):
    folder = tmp_path / "notebooks"
    folder.mkdir()
    write(folder, "index", "# First", "1 + 1")
    with serving(folder, "--idle=6") as server:
        _, html = server.get("voila/render/index.ipynb")
        time.sleep(1.3)  # within which idle kernels are looked for once at least
        assert server.get(kernel(html))[0] == 200
        assert within(LONGEST / 1000, lambda: server.get(kernel(html))[0] == 404)


def test_behind_a_proxy_all_lies_below_its_path(tmp_path, page):
    folder = tmp_path / "notebooks"
    folder.mkdir()
    write(folder, "index", "# First\n\nTo the [counter](counter.ipynb).")
    write(folder, "counter", "# A counter", COUNTER)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with serving(folder, "--base-url=vikings", base="vikings/") as server:
        opened(page, server, "counter")
        page.click("#count")
        expect(page.locator("#count")).to_have_text("1 doubled 2")
        page.get_by_role("contentinfo").get_by_role("link", name="All pages").click()
        expect(page).to_have_title("First – Vikinglab")
        page.goto("about:blank")
        assert [url for url in asked if not url.startswith((server.url(), "data:", "about:", "blob:"))] == []
        assert server.get("../voila/render/index.ipynb")[0] == 404


def test_a_proxy_says_by_what_name_it_was_asked_and_a_page_of_another_gets_no_kernel(dashboards):
    """Pages of other hosts can't speak to a kernel with a visitor’s browser: it says where they come from."""
    _, html = dashboards.get("voila/render/raids/counter.ipynb")
    for origin, status in (("https://school.example", 101), ("https://elsewhere.example", 403)):
        assert knock(dashboards, f"{kernel(html)}/channels", "school.example", origin) == status


def test_a_socket_by_another_protocol_is_refused(dashboards):
    """By the older one the sources of cells would come too, and a message with binary parts would stop the server."""
    _, html = dashboards.get("voila/render/raids/counter.ipynb")
    here = f"127.0.0.1:{dashboards.port}"
    assert knock(dashboards, f"{kernel(html)}/channels", here, f"http://{here}", protocol="") == 400


def test_each_message_to_a_page_is_sent_at_once(dashboards):
    """TCP would keep a small one back for 40 ms, until the page has acknowledged the one before."""
    _, html = dashboards.get("voila/render/raids/counter.ipynb")
    here = f"127.0.0.1:{dashboards.port}"
    with knocking(dashboards, f"{kernel(html)}/channels", here, f"http://{here}") as asked:
        assert asked.getresponse().status == 101
        assert within(20, lambda: waits_for_nothing(dashboards, asked.sock.getsockname()))


def waits_for_nothing(server: Server, reader: tuple[str, int]) -> bool:
    """Return whether the server sends at once what it sends to a reader."""
    held = os.pidfd_open(server.pid)
    try:
        for number in map(int, os.listdir(f"/proc/{server.pid}/fd")):
            copied = ctypes.CDLL(None).syscall(438, held, number, 0)  # pidfd_getfd
            if copied < 0 or not os.readlink(f"/proc/self/fd/{copied}").startswith("socket:"):
                os.close(copied) if copied >= 0 else None
                continue
            with socket.socket(fileno=copied) as each, suppress(OSError):
                if each.family == socket.AF_INET and each.getpeername() == reader:
                    return each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 1
    finally:
        os.close(held)
    return False


PROTOCOL = "v1.kernel.websocket.jupyter.org"


def knock(server: Server, path: str, host: str, origin: str, protocol: str = PROTOCOL) -> int:
    """Return the status with which a server answers who wants to open a socket."""
    with knocking(server, path, host, origin, protocol) as asked:
        return asked.getresponse().status


@contextmanager
def knocking(server: Server, path: str, host: str, origin: str, protocol: str = PROTOCOL) -> Iterator[HTTPConnection]:
    """Ask for a socket."""
    asked = HTTPConnection("127.0.0.1", server.port, timeout=20)
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "YQ==",
        "Sec-WebSocket-Protocol": protocol,
    }
    with closing(asked):
        asked.request("GET", f"/{path}", headers={"Host": host, "Origin": origin, **upgrade})
        yield asked


def test_only_this_machine_is_served(dashboards):
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", dashboards.port), timeout=2)


@pytest.mark.parametrize("command", ["serve", "lab"])
def test_a_folder_without_a_first_page_is_said(command, tmp_path, capsys):
    with pytest.raises(SystemExit, match="2"):
        main([command, str(tmp_path)])
    assert f"There is no index.ipynb in {tmp_path}" in capsys.readouterr().err


def test_what_is_missing_is_said(notebooks, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["serve", str(notebooks)])
    said = capsys.readouterr().err
    assert said.startswith("Dashboards need voila, ")
    assert said.endswith('One command brings all they need: pip install "vikinglab[serve]"\n')


@pytest.mark.skipif(sys.platform != "linux", reason="Elsewhere kernels are spoken to by ports.")
def test_where_no_folder_for_sockets_can_be_made_it_is_said(notebooks, capsys, monkeypatch):
    monkeypatch.setattr("vikinglab.serve.require", lambda *_: None)
    monkeypatch.setattr("vikinglab.serve.socket_folders", list)
    with pytest.raises(SystemExit):
        main(["serve", str(notebooks)])
    assert "name it in XDG_RUNTIME_DIR" in capsys.readouterr().err


def test_the_notebooks_of_the_source_tree_are_found(tmp_path, monkeypatch):
    from vikinglab.serve import notebooks

    monkeypatch.chdir(tmp_path)
    assert notebooks(None) == ROOT / "notebooks"


LOADED = """(() => {
  const listen = window.addEventListener;
  const isVoila = () => window.addEventListener !== mine;
  const mine = function (type, ...how) {
    if (type !== "load" || !isVoila()) return listen.call(this, type, ...how);
  };
  window.addEventListener = mine;
  const state = Object.getOwnPropertyDescriptor(Document.prototype, "readyState").get;
  Object.defineProperty(document, "readyState", { get: () => (isVoila() ? "complete" : state.call(document)) });
})()"""
"""A script for a late front end, which comes when the page is loaded: listeners for that event are never called."""


def test_a_page_that_has_come_before_its_front_end_shows_its_board_all_the_same(page, dashboards):
    page.add_init_script(LOADED)
    opened(page, dashboards, "shipped/raids/learn/01")


def test_a_download_that_is_broken_off_spoils_the_page_for_nobody(dashboards):
    static = Path(served_python()).parents[1] / "share/jupyter/voila/templates/base/static"
    largest = max(static.glob("*.js"), key=lambda path: path.stat().st_size)
    address = f"/voila/static/{largest.name}"
    with socket.create_connection(("127.0.0.1", dashboards.port)) as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader.sendall(f"GET {address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        assert reader.recv(2000).startswith(b"HTTP/1.1 200")
    for _ in range(2):
        with urlopen(Request(dashboards.url(address[1:]), headers={"Accept-Encoding": "gzip"}), timeout=20) as answer:
            assert gzip.decompress(answer.read()) == largest.read_bytes()
