"""Forked kernels: they are kernels like others, and nothing of one comes to another."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from uuid import uuid4

import pytest
import zmq

from vikinglab_kernels.sharing import CAN_STAY

from .conftest import needs_forks, runs, within

pytestmark = needs_forks


def test_a_forked_kernel_runs_code_where_and_with_what_it_was_told(server, folder):
    below = folder / "below"
    below.mkdir()
    kernel = server.forked(cwd=str(below), env={**os.environ, "TOLD": "yes"})
    assert kernel.said("print(6 * 7)") == "42"
    assert kernel.said("import os; print(os.getcwd(), os.environ['TOLD'])") == f"{below} yes"
    assert kernel.said("print(_dh)") == f"[{below!r}]"
    assert kernel.said("import sys; print(sys.argv[1:])") == "[]"
    assert kernel.said("1 / 0").count("ZeroDivisionError") > 0


def test_what_was_preloaded_is_there_and_nothing_else_is_imported_by_a_kernel(server):
    kernel = server.forked()
    assert kernel.said("import loaded; print(loaded.written)") == "['zygote']"
    before = set(kernel.said("import sys; print(*sys.modules)").split())
    zygote = server.zygotes.ready().process.pid
    fresh = server.forked()
    code = "import sys; print(*[name for name in sys.modules if name not in %r])"
    assert fresh.said(code % before) == ""
    assert "debugpy" not in before
    assert len(os.listdir(f"/proc/{zygote}/task")) == 1


COUNTED = """
import ctypes, loaded
held = [loaded] * 1000
print(ctypes.c_uint32.from_address(id(loaded)).value == ctypes.c_uint32.from_address(id(None)).value)
"""


@pytest.mark.skipif(not CAN_STAY, reason="From Python 3.12 on there are objects to which no references are counted.")
def test_references_to_what_was_preloaded_are_not_counted(server):
    assert server.forked().said(COUNTED) == "True"


def test_a_kernel_owns_little_memory(server):
    """Faults of sharing show in megabytes; ``make bench-pages`` measures the figures that count."""
    kernel = server.forked()
    rows = Path(f"/proc/{kernel.pid}/smaps_rollup").read_text().splitlines()
    own = sum(int(row.split()[1]) for row in rows if row.startswith("Private_")) / 1024
    assert own < (9 if CAN_STAY else 13)


MADE = """
import random, uuid, tempfile, numpy, secrets
kernel = get_ipython().kernel
print(random.random(), numpy.random.random(), uuid.uuid4(), secrets.token_hex(), sep="\\n")
print(kernel.ident, kernel.session.session, sep="\\n")
print(tempfile.mktemp(), random.Random().random(), numpy.random.default_rng().random(), sep="\\n")
"""


def test_what_is_drawn_or_named_in_one_is_another_in_the_next(server):
    first, second = (server.forked().said(MADE).splitlines() for _ in range(2))
    assert len(first) == len(second) == 9
    assert [one for one, other in zip(first, second, strict=True) if one == other] == []


LEFT = """
import builtins, loaded, os, random, sys
loaded.written.append("axe")
sys.axe = builtins.axe = mine = 1
os.environ["LATER"] = "axe"
random.seed(7)
"""
FOUND = """
import builtins, loaded, os, sys
print(loaded.written, hasattr(sys, "axe"), hasattr(builtins, "axe"), "mine" in globals())
print(os.environ.get("SECRET"), os.environ.get("LATER"), "SECRET" in open("/proc/self/environ").read())
"""


def test_nothing_of_one_kernel_comes_to_another(server):
    first = server.forked(env={**os.environ, "SECRET": "axe"})
    first.said(LEFT)
    second = server.forked()
    assert second.said(FOUND).splitlines() == ["['zygote'] False False False", "None None False"]
    drawn = "import random; print(random.random())"
    assert first.said(drawn) != second.said(drawn)


def test_a_kernel_has_the_variables_that_it_was_given_and_no_others(serving, monkeypatch):
    monkeypatch.setenv("OF_THE_ZYGOTE", "axe")
    server = serving()
    assert server.is_ready()
    env = {name: value for name, value in os.environ.items() if name != "OF_THE_ZYGOTE"} | {"OF_THE_KERNEL": "rune"}
    names = "import os; print(os.environ.get('OF_THE_ZYGOTE'), os.environ.get('OF_THE_KERNEL'), os.getenv('HOME'))"
    assert server.forked(env=env).said(names) == f"None rune {os.environ['HOME']}"
    assert server.forked().said(names).startswith("axe None ")


def test_numpy_draws_other_numbers_in_each_kernel_of_each_zygote(server):
    assert server.is_ready("figures")
    drawn = "import numpy, figures; print(numpy.random.random(4))"
    kernels = [server.forked(env={**os.environ, "KERNEL_ZYGOTE": name}) for name in ("", "", "figures", "figures")]
    assert len({kernel.said(drawn) for kernel in kernels}) == 4


def _memory(pid: int) -> bytes:
    """Return all that a process can write to."""
    found = []
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", 0) as memory:
        for line in maps:
            if " rw" in line:
                start, end = (int(each, 16) for each in line.split()[0].split("-"))
                memory.seek(start)
                found.append(memory.read(end - start))
    return b"".join(found)


def test_what_one_was_told_or_wrote_is_in_the_memory_of_no_other(server):
    told, wrote = (uuid4().hex for _ in range(2))
    first = server.forked(env={**os.environ, "SECRET": told})
    first.said(f"mine = [{wrote!r} * 1000]")
    later = server.forked()
    others = [_memory(pid) for pid in (server.zygotes.ready().process.pid, later.pid)]
    for secret in (told.encode(), wrote.encode()):
        assert secret in _memory(first.pid)
        assert not any(secret in memory for memory in others)


def test_a_kernel_holds_no_descriptor_of_another_and_the_zygote_none_of_any(server):
    zygote = server.zygotes.ready
    kernels = [server.forked() for _ in range(3)]
    held = """
import os
for fd in os.listdir("/proc/self/fd"):
    try:
        print(os.readlink(f"/proc/self/fd/{fd}"))
    except OSError:
        pass
"""
    sockets = [
        {line for line in kernel.said(held).splitlines() if line.startswith(("socket:", "pipe:"))} for kernel in kernels
    ]
    assert sockets[0] & sockets[1] <= sockets[2]
    before = len(os.listdir(f"/proc/{zygote().process.pid}/fd"))
    server.forked()
    assert len(os.listdir(f"/proc/{zygote().process.pid}/fd")) == before


def test_a_kernel_listens_on_no_port(server):
    kernel = server.forked()
    held = {link.readlink().name for link in Path(f"/proc/{kernel.pid}/fd").iterdir() if link.is_symlink()}
    rows = [line.split() for line in Path(f"/proc/{kernel.pid}/net/tcp").read_text().splitlines()[1:]]
    assert [row for row in rows if f"socket:[{row[9]}]" in held] == []


FORKS = """
import os, warnings
warnings.simplefilter("ignore")  # from Python 3.12 on, one says that threads don't survive
if not (child := os.fork()):
    print("lost", flush=True)
    os._exit(0)
os.waitpid(child, 0)
print(6 * 7)
"""


def test_a_cell_may_fork_a_process_and_what_that_prints_is_lost(server):
    kernel = server.forked()
    assert kernel.said(FORKS) == "42"
    assert kernel.said("print('later')") == "later"


def test_a_kernel_that_is_busy_answers_heartbeats(server):
    kernel = server.forked()
    kernel.client.execute("while True: pass")
    with zmq.Context() as context, context.socket(zmq.REQ) as heart:
        heart.linger = 0
        heart.connect(kernel.client._make_url("hb"))
        for _ in range(3):
            heart.send(b"beat")
            assert heart.poll(5000)
            assert heart.recv() == b"beat"


def test_interrupts_restarts_and_crashes_are_those_of_any_kernel(server):
    kernel = server.forked()
    waiting = server.loop.create_task(
        kernel.client.execute_interactive("import time; time.sleep(60)", output_hook=lambda _: None, timeout=30)
    )
    server.loop.call_later(0.5, lambda: server.loop.create_task(kernel.manager.interrupt_kernel()))
    assert server.wait(waiting)["content"]["ename"] == "KeyboardInterrupt"
    before = kernel.pid
    kernel.said("mine = 1")
    server.wait(kernel.manager.restart_kernel())
    server.wait(kernel.client.wait_for_ready(30))
    assert kernel.is_forked
    assert kernel.pid != before
    assert "NameError" in kernel.said("mine")
    os.kill(kernel.pid, signal.SIGKILL)
    assert within(5, lambda: not kernel.is_alive())


def test_a_polite_end_is_quick_and_leaves_nothing(server, folder):
    assert server.is_ready()
    held = len(os.listdir("/proc/self/fd"))
    pids = []
    for _ in range(15):
        kernel = server.forked()
        pids.append(kernel.pid)
        began = server.loop.time()
        kernel.end()
        assert server.loop.time() - began < 2
    assert [pid for pid in pids if runs(pid)] == []
    assert list(folder.iterdir()) == []
    assert len(os.listdir("/proc/self/fd")) <= held + 6  # those of the event loop, and of a context of ZeroMQ


WAITS = """
import time

def wait(comm, message):
    print("waits", flush=True)
    time.sleep(60)

get_ipython().kernel.comm_manager.register_target("wait", wait)
"""


def test_a_kernel_that_is_interrupted_before_its_end_says_nothing(server, capfd):
    kernel = server.forked()
    kernel.said(WAITS)
    opening = kernel.client.session.msg("comm_open", {"comm_id": "one", "target_name": "wait", "data": {}})
    kernel.client.shell_channel.send(opening)
    while server.wait(kernel.client.get_iopub_msg(timeout=30))["content"].get("text") != "waits\n":
        pass
    kernel.end()
    assert capfd.readouterr().err == ""


FAILS = """
def fail(comm, message):
    raise ValueError("axe\\n[forged] \\x1b[31m" + "x" * 100_000)

get_ipython().kernel.comm_manager.register_target("fail", fail)
"""


def sent(server, kernel, kind, content):
    """Send a message by hand, and return the kinds of all answers."""
    kernel.client.session.pack = lambda part: json.dumps(part, default=str).encode()  # writes halves of characters, too
    message = kernel.client.session.msg(kind, content)
    kernel.client.shell_channel.send(message)
    kinds = []
    while True:
        heard = server.wait(kernel.client.get_iopub_msg(timeout=5))
        kinds.append(heard["msg_type"])
        if heard["content"].get("execution_state") == "idle":
            return kinds


def test_errors_of_a_kernels_parts_go_to_the_server_and_not_to_the_page(server, capfd):
    kernel = server.forked()
    kernel.said(FAILS)
    for content in ({"comm_id": "1", "target_name": "fail", "data": {}}, {}, {"comm_id": []}):
        assert {*sent(server, kernel, "comm_open", content)} <= {"status", "comm_close"}
    log = capfd.readouterr().err.splitlines()
    assert "ValueError: axe" in "\n".join(log)
    assert [line for line in log if not line.startswith(f"kernel {kernel.pid}: ") or len(line) > 600] == []
    assert not any("\x1b" in line for line in log)


def test_a_page_can_fill_the_log_with_a_few_errors_only(server, capfd):
    kernel = server.forked()
    for number in range(100):
        sent(server, kernel, "comm_msg", {"comm_id": f"none\n{number}", "data": {}})
        sent(server, kernel, "comm_msg", {"comm_id": []})
    assert capfd.readouterr().err.count("Traceback") == 20


def test_warnings_go_to_the_server(server, capfd):
    kernel = server.forked()
    assert kernel.said("import warnings; warnings.warn('axe')") == ""
    assert "axe" in capfd.readouterr().err


def test_half_a_character_is_no_burden(server):
    """UTF-8 can't write it, and the thread that publishes would be at a loss."""
    kernel = server.forked()
    began = server.loop.time()
    assert kernel.said(r"print('\ud800', flush=True)") == "\ud800"
    assert {*sent(server, kernel, "comm_open", {"comm_id": "\ud800", "target_name": "\ud800"})} == {"status"}
    assert kernel.said("print(6 * 7)") == "42"
    assert server.loop.time() - began < 5


def test_signals_to_the_server_reach_neither_zygote_nor_kernel(server):
    kernel = server.forked()
    sessions = {os.getsid(pid) for pid in (os.getpid(), server.zygotes.ready().process.pid, kernel.pid)}
    assert len(sessions) == 3


def test_a_richer_zygote_is_forked_when_it_is_wanted(server):
    imported = "import sys; print('figures' in sys.modules, 'loaded' in sys.modules)"
    wants = {**os.environ, "KERNEL_ZYGOTE": "figures"}
    first = server.forked(env=wants)  # it does without what isn't there yet
    assert first.said(imported) == "False True"
    assert server.is_ready("figures")
    kernel = server.forked(env=wants)
    assert kernel.said(imported) == "True True"
    assert kernel.said("import os; print('KERNEL_ZYGOTE' in os.environ)") == "False"
    assert server.forked().said(imported) == "False True"
    assert kernel.said("import numpy; print(numpy.random.random())") != server.forked(env=wants).said(
        "import numpy; print(numpy.random.random())"
    )


def test_a_kernel_may_have_so_much_memory_and_says_so_in_a_sentence(serving):
    server = serving(memory=100)
    greedy, other = server.forked(), server.forked()
    assert (
        greedy.said("held = bytearray(300_000_000)") == "This page needs more memory than the 100 MB that it may have."
    )
    assert greedy.said("print(6 * 7)") == "42"
    assert other.said("print(len(bytearray(50_000_000)))") == "50000000"


def test_without_a_limit_a_kernel_takes_what_it_needs(server):
    assert server.forked().said("print(len(bytearray(300_000_000)))") == "300000000"


def test_other_interpreters_and_other_environments_get_a_process_of_their_own(server):
    assert server.is_ready()
    kernel = server.start(env={**os.environ, "PYTHONPATH": f"{os.environ['PYTHONPATH']}{os.pathsep}{server.folder}"})
    assert not kernel.is_forked
    assert str(server.folder) in kernel.said("import sys; print(sys.path)")
    assert kernel.said("import sys; print('debugpy' in sys.modules)") == "False"
