"""Holes to plant in what guards a server and its kernels: each is one change of a file, and a test that must notice it.

``make mutate-host`` plants one after the other in a copy of the repository.
"""

from __future__ import annotations

from typing import NamedTuple


class Hole(NamedTuple):
    """A hole: a piece of a file, what stands there instead, and the test that fails then."""

    name: str
    file: str
    old: str
    new: str
    test: str


SERVE, DASHBOARDS, ENVELOPE = "vikinglab/serve.py", "vikinglab/dashboards.py", "vikinglab/envelope.py"
GUARD, PACKING, HUB, CLI = "vikinglab/guard.py", "vikinglab/packing.py", "vikinglab/hub.py", "vikinglab/cli.py"
INBOUND, WIDGET = "widgets/vikinglab_widgets/inbound.py", "widgets/vikinglab_widgets/widget.py"
KERNEL, ZYGOTE = "vikinglab_kernels/kernel.py", "vikinglab_kernels/zygote.py"
FORKING, PROVISIONER = "vikinglab_kernels/forking.py", "vikinglab_kernels/provisioner.py"
PAGES, STRANGERS, POLICY = (
    "tests/dashboards/test_serve.py",
    "tests/dashboards/test_strangers.py",
    "tests/dashboards/test_policy.py",
)
LEARNERS, KERNELS, FAULTS = (
    "tests/dashboards/test_kernels.py",
    "tests/kernels/test_kernels.py",
    "tests/kernels/test_faults.py",
)
NUMBERS = f"{STRANGERS}::test_each_answer_has_its_number_and_tells_nothing_of_the_server"
RULES = f"{POLICY}::test_the_policy_allows_what_it_says_and_nothing_else"
FORGED = "tests/widgets/test_inbound.py::test_a_forged_message_is_refused_in_a_sentence_and_changes_nothing"

HOLES = [
    # Code, sources and errors
    Hole(
        "every message reaches a kernel",
        DASHBOARDS,
        "        self._folders = [self.connection_dir]\n",
        "        self._folders = [self.connection_dir]\n        self.allowed_message_types = []\n",
        f"{STRANGERS}::test_code_that_a_page_sends_is_not_run",
    ),
    Hole(
        "sources are shown",
        SERVE,
        '"strip_sources": True',
        '"strip_sources": False',
        f"{PAGES}::test_an_error_shows_neither_source_nor_traceback",
    ),
    Hole(
        "errors of cells are shown",
        SERVE,
        '"show_tracebacks": False',
        '"show_tracebacks": True',
        f"{PAGES}::test_an_error_shows_neither_source_nor_traceback",
    ),
    Hole(
        "later errors are shown",
        SERVE,
        '"allow_tracebacks": False',
        '"allow_tracebacks": True',
        f"{PAGES}::test_an_error_later_on_shows_no_traceback_either",
    ),
    Hole(
        "files are listed, and their contents given",
        DASHBOARDS,
        "if handler[1] not in {*replaced, *unused}]",
        "if handler[1] not in {TornadoVoilaHandler, *unused}]",
        f"{PAGES}::test_sources_are_not_served",
    ),
    Hole(
        "files outside the folder are looked for",
        GUARD,
        "return None if unquote(request.path).isprintable() else {}",
        "return None",
        NUMBERS,
    ),
    Hole(
        "a reader chooses the template",
        SERVE,
        '"allow_template_override": "NO"',
        '"allow_template_override": "YES"',
        f"{POLICY}::test_a_reader_can_not_choose_another_template_or_theme",
    ),
    Hole(
        "a reader chooses the theme",
        SERVE,
        '"allow_theme_override": "NO"',
        '"allow_theme_override": "YES"',
        f"{POLICY}::test_a_reader_can_not_choose_another_template_or_theme",
    ),
    # The policy of pages
    Hole("any page may show ours", SERVE, "\"frame-ancestors 'self'\"", '"frame-ancestors *"', RULES),
    Hole("a page asks anybody", SERVE, "\"default-src 'self'\"", '"default-src *"', RULES),
    Hole(
        "a page runs any script", SERVE, "script-src 'self' blob: {", "script-src 'self' 'unsafe-inline' blob: {", RULES
    ),
    Hole("a page shows any picture", SERVE, "img-src 'self' data: blob:", "img-src *", RULES),
    Hole("a page has plugins", SERVE, "object-src 'none'; ", "", RULES),
    Hole("a page has another base", SERVE, "base-uri 'self'; ", "", RULES),
    Hole(
        "pages are sent without a policy",
        SERVE,
        '"headers": {"Content-Security-Policy": _policy(frames)},',
        "",
        f"{POLICY}::test_every_page_is_sent_with_the_policy_of_its_host",
    ),
    Hole(
        "a frame may be anything",
        SERVE,
        '    _check(frames, ORIGIN, "--frame',
        '    _check([], ORIGIN, "--frame',
        f"{POLICY}::test_what_names_no_origin_is_refused",
    ),
    # Names and requests
    Hole(
        "any name is answered",
        GUARD,
        "        return name in self._names or",
        "        return True or",
        "tests/test_guard.py",
    ),
    Hole(
        "any name is answered by a real server",
        GUARD,
        "Rule(_Unknown(names), _is_unknown), ",
        "",
        f"{STRANGERS}::test_only_known_names_are_answered",
    ),
    Hole(
        "half requests are waited for",
        GUARD,
        "idle_connection_timeout=PATIENCE",
        "idle_connection_timeout=3600",
        "tests/test_guard.py::test_a_request_that_does_not_end_is_ended",
    ),
    Hole(
        "half bodies are waited for",
        GUARD,
        "            body_timeout=PATIENCE,\n",
        "",
        "tests/test_guard.py::test_a_body_that_does_not_come_is_not_waited_for",
    ),
    Hole(
        "bodies of any size",
        GUARD,
        "            max_body_size=LONGEST_BODY,\n",
        "",
        "tests/test_guard.py::test_a_request_has_so_many_bytes_at_most",
    ),
    Hole(
        "headers of any size",
        GUARD,
        "            max_header_size=LONGEST_HEADERS,\n",
        "",
        "tests/test_guard.py::test_a_request_has_so_many_bytes_at_most",
    ),
    Hole(
        "any number of connections",
        GUARD,
        "if held >= CONNECTIONS and place:",
        "if False:",
        "tests/test_guard.py::test_an_address_has_so_many_connections_at_most_and_others_have_theirs",
    ),
    Hole("Jupyter’s page for logging out", DASHBOARDS, "not in {*replaced, *unused}]", "not in replaced]", NUMBERS),
    Hole(
        "an unknown kernel is looked for",
        DASHBOARDS,
        "        if kernel_id not in self.kernel_manager:\n            raise HTTPError(404)\n",
        "",
        NUMBERS,
    ),
    Hole(
        "strangers write the log",
        DASHBOARDS,
        "setLevel(logging.CRITICAL)",
        "setLevel(logging.INFO)",
        f"{STRANGERS}::test_what_strangers_ask_in_vain_fills_no_log",
    ),
    Hole(
        "a server is ready before it is",
        DASHBOARDS,
        "is_ready = not part or ",
        "is_ready = True or not part or ",
        f"{STRANGERS}::test_before_kernels_are_forked_a_server_is_not_ready",
    ),
    Hole(
        "a page of another site gets a kernel",
        DASHBOARDS,
        "    async def get(self, kernel_id: str) -> None:\n",
        "    check_origin = lambda *_: True\n    async def get(self, kernel_id: str) -> None:\n",
        f"{PAGES}::test_a_proxy_says_by_what_name_it_was_asked_and_a_page_of_another_gets_no_kernel",
    ),
    # Messages
    Hole(
        "frames of any size",
        SERVE,
        '"websocket_max_message_size": LONGEST_MESSAGE',
        '"websocket_max_message_size": 4_000_000_000',
        f"{STRANGERS}::test_a_frame_may_be_as_long_as_two_saved_matches_and_no_longer",
    ),
    Hole(
        "other protocols",
        DASHBOARDS,
        "            raise HTTPError(400)\n",
        "            pass\n",
        f"{PAGES}::test_a_socket_by_another_protocol_is_refused",
    ),
    Hole(
        "envelopes are believed",
        DASHBOARDS,
        "        if not is_sound(message):\n",
        "        if False:\n",
        f"{STRANGERS}::test_one_frame_closes_its_own_socket_and_stops_nobody",
    ),
    Hole(
        "frames are read after the end",
        DASHBOARDS,
        "        if not self.ws_connection:\n            return ",
        "        if False:\n            return ",
        f"{STRANGERS}::test_frames_that_come_after_a_damaged_one_are_not_read",
    ),
    Hole(
        "any number of offsets",
        ENVELOPE,
        "if not FEWEST <= count <= MOST or len(message) < begin:",
        "if len(message) < begin:",
        "tests/test_envelope.py",
    ),
    Hole(
        "offsets beyond the message",
        ENVELOPE,
        "pairwise((begin, *offsets, len(message)))",
        "pairwise(offsets)",
        "tests/test_envelope.py",
    ),
    Hole(
        "a message ends anywhere",
        ENVELOPE,
        "(offsets[0], offsets[-1]) == (begin, len(message))",
        "offsets[0] == begin",
        "tests/test_envelope.py",
    ),
    Hole(
        "headers aren’t read",
        ENVELOPE,
        "len(header) <= LONGEST_HEADER and _is_header(header)",
        "len(header) <= LONGEST_HEADER",
        "tests/test_envelope.py",
    ),
    Hole("headers of any length", ENVELOPE, "len(header) <= LONGEST_HEADER and ", "", "tests/test_envelope.py"),
    Hole("other threads of a kernel", ENVELOPE, "    subshell_id: None = None\n", "", "tests/test_envelope.py"),
    Hole(
        "a page never waits",
        DASHBOARDS,
        "await asyncio.sleep(self._pace.after(len(message)))",
        "pass",
        f"{STRANGERS}::test_a_page_that_never_stops_is_read_no_faster_than_the_others_can_bear",
    ),
    Hole(
        "messages for a busy kernel pile up",
        DASHBOARDS,
        "        context.sndhwm = PENDING\n",
        "",
        f"{STRANGERS}::test_what_waits_for_a_busy_kernel_does_not_fill_the_server",
    ),
    Hole(
        "messages that nobody reads pile up",
        DASHBOARDS,
        "        self.ws_connection.stream.max_write_buffer_size = UNREAD\n",
        "",
        f"{STRANGERS}::test_a_page_that_reads_nothing_is_let_go",
    ),
    Hole("half a character is read", INBOUND, "        msgspec.json.encode(content)\n", "", FORGED),
    Hole("a page sets traits", WIDGET, '            inbound.check(message["content"])\n', "            pass\n", FORGED),
    Hole("a complaint of any length", INBOUND, "str(error)[:LONGEST_COMPLAINT]", "str(error)", FORGED),
    Hole(
        "a move of any length",
        INBOUND,
        "Line = Annotated[str, Meta(max_length=80)]",
        "Line = str",
        "tests/widgets/test_inbound.py",
    ),
    Hole(
        "a name of any length",
        INBOUND,
        "Word = Annotated[str, Meta(max_length=80)]",
        "Word = str",
        "tests/widgets/test_inbound.py",
    ),
    Hole(
        "a save of any length",
        INBOUND,
        "Saved = Annotated[str, Meta(max_length=2_000_000)]",
        "Saved = str",
        "tests/widgets/test_inbound.py",
    ),
    Hole(
        "a path of any length",
        INBOUND,
        "Meta(min_length=1, max_length=12)]\n    brought",
        "Meta(min_length=1)]\n    brought",
        "tests/widgets/test_inbound.py",
    ),
    # Files
    Hole(
        "half a file is kept",
        PACKING,
        "Path(path).read_bytes()",
        "Path(path).read_bytes()[:196_608]",
        f"{PAGES}::test_a_download_that_is_broken_off_spoils_the_page_for_nobody",
    ),
    Hole(
        "each form has the same tag",
        PACKING,
        "        if self._packed:\n            return self._packed.tag\n",
        "",
        "tests/test_packing.py::test_each_form_of_a_file_has_a_tag_of_its_own",
    ),
    Hole(
        "the tag is that of the whole",
        PACKING,
        "        if self._packed:\n            return self._packed.tag\n",
        "        return StaticFileHandler.compute_etag(self)\n",
        "tests/test_packing.py::test_a_browser_that_holds_a_cut_file_asks_anew_and_gets_the_whole",
    ),
    Hole(
        "parts of files are sent",
        PACKING,
        '        self.request.headers.pop("Range", None)\n',
        "",
        "tests/test_packing.py::test_no_part_of_a_file_is_sent",
    ),
    Hole(
        "a changed file stays as it was",
        PACKING,
        "_packed(str(path), found.st_mtime_ns, found.st_size)",
        "_packed(str(path), 0, 0)",
        "tests/test_packing.py::test_a_file_that_was_changed_is_sent_as_it_is_now",
    ),
    Hole(
        "a file is packed each time",
        PACKING,
        "@lru_cache(maxsize=1000)",
        "@lru_cache(maxsize=0)",
        "tests/test_packing.py::test_a_file_is_packed_once_and_sent_whole_to_all",
    ),
    # Kernels
    Hole(
        "random numbers are the same everywhere",
        ZYGOTE,
        "    random.seed()\n",
        "",
        f"{KERNELS}::test_what_is_drawn_or_named_in_one_is_another_in_the_next",
    ),
    Hole(
        "NumPy’s numbers are the same everywhere",
        ZYGOTE,
        "        numpy.random.seed()\n",
        "        pass\n",
        f"{KERNELS}::test_numpy_draws_other_numbers_in_each_kernel_of_each_zygote",
    ),
    Hole(
        "a kernel keeps variables of the zygote",
        ZYGOTE,
        "for name in os.environ.keys() - env.keys():",
        "for name in ():",
        f"{KERNELS}::test_a_kernel_has_the_variables_that_it_was_given_and_no_others",
    ),
    Hole(
        "a kernel takes any memory",
        ZYGOTE,
        '    app.limit(request["memory"])\n',
        "",
        f"{KERNELS}::test_a_kernel_may_have_so_much_memory_and_says_so_in_a_sentence",
    ),
    Hole(
        "an unforked kernel takes any memory",
        KERNEL,
        "    app.limit(int(os.environ.pop(MEMORY, 0)))\n",
        "",
        f"{FAULTS}::test_an_ordinary_kernel_may_have_as_much_memory_as_a_forked_one",
    ),
    Hole(
        "a kernel outlives its server",
        ZYGOTE,
        "    _end_with(lifeline)\n",
        "",
        f"{FAULTS}::test_when_the_server_is_killed_its_kernels_and_zygotes_end_and_their_sockets_go",
    ),
    Hole(
        "threads are forked",
        ZYGOTE,
        '    if (threads := len(os.listdir("/proc/self/task"))) > 1:',
        "    if (threads := 0) > 1:",
        f"{FAULTS}::test_what_starts_threads_is_not_forked",
    ),
    Hole(
        "a file hides a module of Python from zygotes",
        FORKING,
        '[sys.executable, "-P", "-m"',
        '[sys.executable, "-m"',
        f"{FAULTS}::test_a_file_beside_a_notebook_hides_no_module_of_python_and_can_be_imported",
    ),
    Hole(
        "a file hides a module of Python from kernels",
        PROVISIONER,
        'LEAN = ["-P", "-m"',
        'LEAN = ["-m"',
        f"{FAULTS}::test_a_file_beside_a_notebook_hides_no_module_of_python_and_can_be_imported",
    ),
    Hole(
        "errors go to the page",
        KERNEL,
        "        _keep_from_pages(self.log)\n",
        "",
        f"{KERNELS}::test_errors_of_a_kernels_parts_go_to_the_server_and_not_to_the_page",
    ),
    Hole(
        "a page fills the log",
        KERNEL,
        "            self._left -= 1\n",
        "",
        f"{KERNELS}::test_a_page_can_fill_the_log_with_a_few_errors_only",
    ),
    Hole(
        "half a character is published",
        KERNEL,
        "        self.session.pack = pack\n",
        "",
        f"{KERNELS}::test_half_a_character_is_no_burden",
    ),
    Hole(
        "kernels listen on ports",
        SERVE,
        '{"KernelManager": {"transport": "ipc"}}',
        '{"KernelManager": {"transport": "tcp"}}',
        f"{LEARNERS}::test_kernels_of_pages_listen_on_no_port",
    ),
    Hole(
        "a loop is never ended",
        SERVE,
        '"cull_busy": True',
        '"cull_busy": False',
        f"{LEARNERS}::test_a_notebook_that_loops_is_ended_when_it_has_idled",
    ),
    Hole(
        "pages that are gone keep their kernels",
        SERVE,
        "{**_culling(idle), ",
        "{",
        f"{PAGES}::test_a_kernel_whose_page_never_spoke_to_it_is_ended",
    ),
    Hole(
        "a page that leaves at once leaves a kernel",
        DASHBOARDS,
        "        if self._left:\n            self.kernel_manager.forget(kernel_id)\n",
        "",
        f"{LEARNERS}::test_a_page_that_opens_and_leaves_at_once_leaves_no_kernel",
    ),
    # Hubs and hosts
    Hole(
        "all kernels of a hub are ended",
        HUB,
        "if kernel_id in self._of_pages:",
        "if True:",
        "tests/dashboards/test_hub.py::test_only_kernels_of_pages_are_ended_when_they_have_idled",
    ),
    Hole(
        "a hub’s shelf is looked for elsewhere",
        SERVE,
        "Path(page.contents_manager.root_dir, folder)",
        "Path(folder)",
        "tests/dashboards/test_hub.py::test_a_page_leads_to_the_others_wherever_the_server_was_started",
    ),
    Hole(
        "settings of the machine are read",
        SERVE,
        '            "config_file_paths": [],\n',
        "",
        f"{LEARNERS}::test_what_configures_jupyter_on_a_machine_configures_no_dashboards",
    ),
    Hole(
        "a broken pipe is told",
        CLI,
        "    except BrokenPipeError:\n",
        "    except ZeroDivisionError:\n",
        "tests/test_cli.py::test_a_reader_who_has_read_enough_is_told_nothing",
    ),
    Hole(
        "a pin for newer Pythons", "requirements/play.txt", "soupsieve==2.10", "soupsieve==4.1.1", "tests/test_pins.py"
    ),
]
