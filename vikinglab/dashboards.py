"""The server of dashboards: Voilà, with the gallery as its root, and forked kernels."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextvars import ContextVar
from pathlib import Path
from threading import Thread
from typing import Any

import zmq.asyncio
from jupyter_server.base.handlers import APIHandler, FileFindHandler
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.iostream import StreamBufferFullError
from tornado.web import ErrorHandler, HTTPError, RedirectHandler, RequestHandler
from traitlets.config import Config
from voila import handler as voila_handler
from voila.app import Voila
from voila.notebook_renderer import NotebookRenderer
from voila.static_file_handler import AllowListFileHandler, MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from vikinglab_kernels.forking import CAN_FORK, Zygotes
from vikinglab_kernels.provisioner import NAME, WANTED, register

from . import static
from .envelope import PENDING, UNREAD, Pace, is_sound
from .guard import Guard, Names
from .packing import Whole, pack_all
from .serve import FIGURES, FIRST, FRONT_END, LOCAL_SOCKETS, has_figures, has_room, make_page, socket_folders

SOCKETS = 65_536
"""The number of sockets that the server may open: six for each kernel. ZeroMQ stops at a thousand by default."""

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The protocol between pages and kernels."""

_opening: ContextVar[Page | None] = ContextVar("_opening", default=None)
"""The page for which a kernel is being started."""


class Kernels(AsyncMappingKernelManager):
    """The kernels of pages, each of which ends with its page."""

    connection_dir: str

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._folders = [self.connection_dir]

    def _context_default(self) -> zmq.asyncio.Context:
        context: zmq.asyncio.Context = super()._context_default()
        context.max_sockets = SOCKETS
        context.sndhwm = PENDING
        return context

    async def start_kernel(self, **options: Any) -> str:
        page = _opening.get()
        if LOCAL_SOCKETS and not has_room(self.connection_dir):
            self.connection_dir = self._another_folder()
        if page and page.has_figures:
            options["env"] = {**options["env"], WANTED: "figures"}
        kernel_id: str = await super().start_kernel(**options)
        # The server takes the kernel's replacement for a traceback, and misses it there.
        self.get_kernel(kernel_id).traceback_replacement_message = self.traceback_replacement_message
        if page:
            page.has_kernel(kernel_id)
        return kernel_id

    def _another_folder(self) -> str:
        """Return a folder for sockets on a disk that isn't full; if all are, the present one."""
        made: str | None = next((each for each in self._folders if has_room(each)), None)
        found = next(filter(has_room, socket_folders()), None)
        if made is None and found:
            made = tempfile.mkdtemp(prefix="voila_", dir=found)
            self._folders.append(made)
        return made or self.connection_dir

    def remove_folders(self) -> None:
        """Remove the folders for sockets that were made beside the first."""
        for folder in self._folders:
            shutil.rmtree(folder, ignore_errors=True)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        self.forget(kernel_id)

    def forget(self, kernel_id: str) -> None:
        """End a kernel that nobody needs any more, and close what the server holds of it."""
        if kernel_id in self:
            IOLoop.current().spawn_callback(self.shutdown_kernel, kernel_id, now=True)


class Plain(RequestHandler):
    """A handler, to put before another one, that answers errors by number and name. What happened is for the log."""

    def write_error(self, status_code: int, **options: Any) -> None:
        self.set_header("Content-Type", "text/plain; charset=UTF-8")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.finish(f"{status_code} {self._reason}\n")


class Nowhere(Plain, ErrorHandler):
    """The handler of all that isn't there."""


class Gallery(Plain, RedirectHandler):
    """The root, which leads to the first page."""

    def head(self, *path: str) -> None:
        self.get(*path)


class Health(Plain):
    """An answer for whoever watches over servers: this one is alive; below ``/ready``, that it forks kernels."""

    def get(self, part: str) -> None:
        is_ready = not part or not CAN_FORK or Zygotes.instance().ready() is not None
        self.set_status(200 if is_ready else 503)
        self.set_header("Content-Type", "text/plain; charset=UTF-8")
        self.set_header("Cache-Control", "no-store")
        self.finish("alive\n" if not part else "ready\n" if is_ready else "not ready yet\n")

    head = get


class Channels(VoilaKernelWebsocketHandler):
    """A socket between a page and its kernel, which speaks the protocol of front ends, and no older one.

    Voilà looks into messages as if they came by this protocol. In others it lets the sources of cells through, and what
    it takes for their length can keep it counting for hours. So could a message of this protocol whose envelope isn’t
    sound: whoever sends one is left alone.
    """

    ping_timeout = 0.0
    """The interval of Tornado's pings, off: it would take the milliseconds of Jupyter’s pings for seconds, and warn."""

    def initialize(self, **options: Any) -> None:
        super().initialize(**options)
        self._pace = Pace()

    async def get(self, kernel_id: str) -> None:
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if PROTOCOL not in self.request.headers.get("Sec-WebSocket-Protocol", ""):
            raise HTTPError(400)
        await super().get(kernel_id)

    async def open(self, kernel_id: str) -> None:
        """Send each message at once: a small one would wait 40 ms until the one before it was acknowledged.

        A reader who answers no ping has gone. The first is sent at the end of an interval, so the answer needs longer.
        """
        self.set_nodelay(True)
        self.ping_timeout = 3 * self.ping_interval
        self.ws_connection.stream.max_write_buffer_size = UNREAD
        await super().open(kernel_id)

    async def on_message(self, message: str | bytes) -> None:
        """Hand a message on to the kernel, and read no other until both this server and the kernel have time for it."""
        if not self.ws_connection:
            return  # frames that had come before; without a connection, Jupyter takes them for those of older protocols
        if not is_sound(message):
            self._hang_up(1002, "This message doesn’t keep to the protocol.")
            return
        super().on_message(message)
        await asyncio.sleep(self._pace.after(len(message)))
        while self._is_sending():
            await asyncio.sleep(0.05)

    def _is_sending(self) -> bool:
        """Return whether messages wait for the kernel to take them."""
        streams = self.connection.channels.values() if self.connection else ()
        return any(stream.sending() for stream in streams if not stream.closed())

    def write_message(self, message: bytes | dict[str, Any], binary: bool = False) -> Any:
        try:
            sent = super().write_message(message, binary)
        except StreamBufferFullError:
            self._hang_up(1008, "These messages aren’t read.")
            return None
        if sent:
            sent.add_done_callback(_look_away)
        return sent

    def _hang_up(self, code: int, reason: str) -> None:
        """Close the connection without waiting until the other side agrees: it may go on sending."""
        if self.ws_connection:
            stream = self.ws_connection.stream
            self.close(code, reason)
            stream.close()


def _look_away(sent: asyncio.Future[None]) -> None:
    """Let nobody log that a message didn't arrive, because its reader has gone."""
    if not sent.cancelled():
        sent.exception()


SAID = {
    404: ("There is no such page.", "Cette page n’existe pas."),
    500: (
        "Something went wrong. The log of the server says what.",
        "Une erreur s’est produite : voir le journal du serveur.",
    ),
}
"""The sentences of pages that can't be shown, for readers in English and in French."""

NO_PAGE = """{% extends "page.html" %}
{% block title %}{{ english }} – Vikinglab{% endblock %}
{% block body %}<h1>{{ english }}</h1><p lang="fr">{{ french }}</p>{% endblock %}"""


class Page(TornadoVoilaHandler):
    """A notebook as a dashboard."""

    has_figures = False
    has_left = False
    """True once the reader has gone, perhaps before the page was there."""
    _kernel: str | None = None

    def head(self, path: str) -> None:
        """Answer whether there is such a page, without a kernel."""
        if not (path.endswith(".ipynb") and self.contents_manager.file_exists(path)):
            raise HTTPError(404)
        self.set_header("Content-Type", "text/html")

    def write_error(self, status_code: int, **options: Any) -> None:
        english, french = SAID[404 if status_code < 500 else 500]
        template = self.settings["voila_jinja2_env"].from_string(NO_PAGE)
        self.set_header("Content-Type", "text/html")
        self.finish(template.render(base_url=self.base_url, english=english, french=french))

    def redirect_to_file(self, path: str) -> None:
        """Lead to a picture beside a notebook; there is nothing else."""
        if not self.contents_manager.file_exists(path):
            raise HTTPError(404)
        super().redirect_to_file(path)

    async def prepare(self) -> None:
        await super().prepare()
        # A page comes in parts, as its kernel makes them: don't wait until the last one is acknowledged.
        self.request.connection.stream.set_nodelay(True)
        _opening.set(self)

    async def get_generator(self, path: str) -> AsyncIterator[str]:
        if static.is_static(Path(self.contents_manager.root_dir, path)):
            yield await static.page(self, path)
            return
        async for part in super().get_generator(path):
            yield part

    def has_kernel(self, kernel_id: str) -> None:
        """Note the page's kernel; if the reader has gone meanwhile, nobody needs it."""
        self._kernel = kernel_id
        if self.has_left:
            self.kernel_manager.forget(kernel_id)

    def on_connection_close(self) -> None:
        """End the kernel of a reader who left before the page was there."""
        super().on_connection_close()
        self.has_left = True
        if self._kernel:
            self.kernel_manager.forget(self._kernel)


class Renderer(NotebookRenderer):
    """A renderer that ends each page. Voilà would wait for ever for the rest of one that fails after its beginning."""

    async def generate_content_generator(self, *given: Any, **named: Any) -> AsyncIterator[tuple[str, object]]:
        try:
            async for part in super().generate_content_generator(*given, **named):
                yield part
        except Exception:
            self.log.exception("A page came to no end")
            english, french = SAID[500]
            yield f'<p role="alert">{english}</p><p lang="fr">{french}</p>', None


class OfReaders(logging.Filter):
    """Leaves out what is logged about the page of a reader who has left: its kernel was ended in the middle of it."""

    def filter(self, record: logging.LogRecord) -> bool:
        page = _opening.get()
        return page is None or not page.has_left


def before_launch(page: Page, notebook: Any, cwd: str) -> None:
    """Look at a notebook before its kernel starts."""
    assert page.xsrf_token  # reading it sets the cookie without which a page can't free its kernel
    make_page(page, notebook)
    page.has_figures = has_figures(cell.source for cell in notebook.cells if cell.cell_type == "code")


class Dashboards(Voila):
    """Voilà with the gallery as its root, compressed answers, and no listing of files."""

    names: Names

    def init_settings(self) -> dict[str, object]:
        # The folder of sockets is made only now, and a zygote may take its time until somebody comes.
        _write_only_to(self.connection_dir)
        zygotes = Zygotes.instance(parent=self)
        zygotes.folder = self.connection_dir
        zygotes.ready()
        nowhere = {"default_handler_class": Nowhere, "default_handler_args": {"status_code": 404}}
        return {**super().init_settings(), "compress_response": True, **nowhere}

    def init_handlers(self) -> list[object]:
        replaced = (TornadoVoilaHandler, TornadoVoilaTreeHandler, VoilaContentsHandler)
        unused = {handler[1] for handler in self.identity_provider.get_handlers()}
        # Visitors come for notebooks: leave out Voilà's listing of files, its access to their contents, and logging in.
        kept = [handler for handler in super().init_handlers() if handler[1] not in {*replaced, *unused}]
        sockets = next(handler for handler in kept if handler[1] is VoilaKernelWebsocketHandler)
        gallery = {"url": f"{self.base_url}voila/render/{FIRST}", "permanent": False}
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            (self.base_url, Gallery, gallery),
            (f"{self.base_url}health(/ready)?", Health),
            (f"{self.base_url}voila/render/(.*)", Page, page),
            (sockets[0], _plain(Channels)),
            *map(_ours, kept),
        ]

    def listen(self) -> None:
        """Let the guard listen instead of Voilà's application."""
        guard, app = Guard(self.app, self.names), self.app
        app.listen = lambda port, ip: guard.listen(port, ip)
        super().listen()

    def start(self) -> None:
        extensions = (Path(each, name) for each in self.labextensions_path for name in FRONT_END + FIGURES)
        folders = [*map(Path, self.static_paths), *extensions]
        # Nobody waits for it: a file that is wanted earlier is compressed then.
        Thread(target=pack_all, args=[folders], daemon=True).start()
        IOLoop.current().add_callback(lambda: print(f"Dashboards: {self.display_url} (Ctrl+C ends)", flush=True))
        super().start()

    def stop(self) -> None:
        super().stop()
        self.kernel_manager.remove_folders()
        Zygotes.instance().end()


FILES = (MultiStaticFileHandler, TemplateStaticFileHandler, AllowListFileHandler, FileFindHandler)
"""The handlers of files. That of themes, which makes what it sends, isn't one of them."""


def _ours(rule: Any) -> Any:
    """Return a rule of Voilà's with a handler that sends whole files and plain errors; an API's are plain anyway."""
    pattern, handler, *options = rule
    if issubclass(handler, APIHandler):
        return rule
    return pattern, _plain(handler, *([Whole] if handler in FILES else [])), *options


def _plain(handler: type, *before: type) -> type:
    return type(handler.__name__, (Plain, *before, handler), {})


def _write_only_to(folder: str) -> None:
    """Let kernels write to one folder alone: a service may have no home, and its disks may be read-only."""
    os.environ.setdefault("IPYTHONDIR", f"{folder}/ipython")
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        # IPython names cells by this folder, and can run none without it.
        os.environ["TMPDIR"] = folder


def run(settings: dict[str, dict[str, object]], names: Names) -> None:
    """Serve dashboards until interrupted."""
    register()
    # What visitors ask for in vain is no error of the server's, and an exception has been logged before its answer.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)
    config = Config(settings)
    config.KernelProvisionerFactory.default_provisioner_name = NAME
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.VoilaConfiguration.prelaunch_hook = before_launch
    dashboards = Dashboards.instance(config=config)  # logging at large asks for the instance
    dashboards.names = names
    dashboards.initialize([])
    voila_handler.NotebookRenderer = Renderer
    for log in (dashboards.log, logging.getLogger("tornado.application")):
        log.addFilter(OfReaders())
    dashboards.start()
