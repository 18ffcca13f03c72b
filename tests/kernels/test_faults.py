"""Failures of zygotes and servers: kernels live on or end, and the next visitor has one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vikinglab_kernels import forking

from .conftest import LONGEST, needs_forks, runs, within

pytestmark = needs_forks


def test_before_a_zygote_is_ready_kernels_are_ordinary_and_lean(server):
    kernel = server.start()
    assert not kernel.is_forked
    assert kernel.said("import sys; print('debugpy' in sys.modules)") == "False"
    assert kernel.said("print(get_ipython().history_manager.enabled)") == "False"


def test_an_ordinary_kernel_may_have_as_much_memory_as_a_forked_one(serving):
    kernel = serving(memory=100).start()
    assert not kernel.is_forked
    assert kernel.said("held = bytearray(300_000_000)") == (
        "This page needs more memory than the 100 MB that it may have."
    )
    assert kernel.said("import os; print('KERNEL_MEMORY' in os.environ)") == "False"


def test_a_file_beside_a_notebook_hides_no_module_of_python_and_can_be_imported(server, folder, monkeypatch):
    (folder / "code.py").write_text("raise SystemExit('the wrong one')")
    (folder / "pdb.py").write_text("raise SystemExit('the wrong one')")
    (folder / "neighbour.py").write_text("name = 'Ingolf'")
    monkeypatch.chdir(folder)  # where the zygote starts
    for kernel in (server.start(), server.forked()):
        assert kernel.said("import code, pdb, neighbour; print(neighbour.name)") == "Ingolf"


def test_where_nothing_can_be_forked_kernels_are_ordinary(server, monkeypatch):
    monkeypatch.setattr(forking, "CAN_FORK", False)
    assert not server.start().is_forked
    assert server.zygotes._next is None


def test_a_zygote_that_is_killed_takes_no_kernel_with_it_and_is_replaced(server):
    kernel = server.forked()
    os.kill(server.zygotes.ready().process.pid, signal.SIGKILL)
    assert within(5, lambda: server.zygotes.ready() is None)
    assert kernel.said("print(6 * 7)") == "42"
    assert server.start().said("print(1)") == "1"
    assert server.forked().said("print(2)") == "2"
    kernel.end()
    assert within(5, lambda: not runs(kernel.pid))


def test_a_zygote_that_is_stopped_is_waited_for_briefly(serving):
    server = serving(patience=0.5)
    assert server.is_ready()
    zygote = server.zygotes.ready().process.pid
    os.kill(zygote, signal.SIGSTOP)
    try:
        kernel = server.start()
        assert not kernel.is_forked
    finally:
        os.kill(zygote, signal.SIGCONT)
    # It forks late what nobody waits for any more: that ends at once.
    assert within(10, lambda: _children(zygote) == set())
    assert server.forked().said("print(1)") == "1"


def _children(pid: int) -> set[int]:
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if runs(int(each))}


def test_zygotes_that_never_get_ready_are_tried_ever_more_seldom(serving):
    server = serving(preload=["loaded:missing"])
    deaths = lambda: server.zygotes.ready() is not None or server.zygotes._deaths  # noqa: E731
    assert within(LONGEST, lambda: deaths() >= 2)
    assert server.zygotes._not_before > time.monotonic() + 1
    assert server.start().said("print(1)") == "1"


def test_what_starts_threads_is_not_forked(serving):
    server = serving(preload=["threads"])
    assert within(LONGEST, lambda: server.zygotes.ready() is not None or server.zygotes._deaths > 0)
    assert server.zygotes.ready() is None


def test_changed_sources_need_a_new_zygote(server, modules):
    assert server.forked().said("import loaded; print(hasattr(loaded, 'later'))") == "False"
    source = modules / "loaded" / "__init__.py"
    before = source.read_text()
    source.write_text(before + "later = True\n")
    try:
        os.utime(source, (time.time() + 5,) * 2)
        assert within(5, lambda: server.zygotes.ready() is None)
        assert server.forked().said("import loaded; print(hasattr(loaded, 'later'))") == "True"
    finally:
        source.write_text(before)


def test_an_old_zygote_serves_until_a_new_one_is_ready(serving):
    server = serving(longest=1.0)
    assert server.is_ready()
    first = server.zygotes.ready().process.pid
    assert within(LONGEST, lambda: server.zygotes.ready().process.pid != first)
    assert within(5, lambda: not runs(first))


def test_a_zygote_that_is_replaced_leaves_the_sockets_of_kernels_where_they_are(serving, folder):
    server = serving(longest=1.0, folder=str(folder))
    kernel = server.forked()
    first = server.zygotes.ready().process.pid
    assert within(LONGEST, lambda: server.zygotes.ready().process.pid != first)
    assert within(5, lambda: not runs(first))
    another = kernel.manager.client()
    another.start_channels()
    server.wait(another.wait_for_ready(LONGEST))
    another.stop_channels()
    assert server.forked().said("print(6 * 7)") == "42"


SERVER = """
import sys, time
from pathlib import Path
from tests.kernels.conftest import Server
server = Server(Path(sys.argv[1]), preload=["loaded"], folder=sys.argv[1])
kernels = [server.forked() for _ in range(3)]
busy = kernels[0].client.execute("while True: pass")
print(server.zygotes.ready().process.pid, *[kernel.pid for kernel in kernels], flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_server_is_killed_its_kernels_and_zygotes_end_and_their_sockets_go(how, modules, folder):
    sockets = folder / "sockets"
    sockets.mkdir()
    root = Path(__file__).parents[2]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(sockets)], cwd=root, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    pids = [int(each) for each in process.stdout.readline().split()]
    assert len(pids) == 4
    assert all(map(runs, pids))
    process.send_signal(how)
    process.wait(10)
    process.stdout.close()
    assert within(5, lambda: not any(map(runs, pids)))
    assert within(5, lambda: not sockets.exists())


@pytest.mark.parametrize("times", [20, pytest.param(1000, marks=pytest.mark.soak)])
def test_what_is_opened_and_closed_leaves_nothing(server, folder, times):
    server.forked().end()
    zygote = server.zygotes.ready().process.pid
    held, zygotes = len(os.listdir("/proc/self/fd")), len(os.listdir(f"/proc/{zygote}/fd"))
    for at in range(times):
        server.forked().end(now=at % 2 == 0)
        server.kernels.clear()
    assert _children(zygote) == set()
    assert len(os.listdir(f"/proc/{zygote}/fd")) == zygotes
    assert within(5, lambda: len(os.listdir("/proc/self/fd")) <= held + 4)
    assert list(folder.iterdir()) == []
