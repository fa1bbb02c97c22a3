"""Names the test that makes a call, so that the gateway can keep its answers for that test."""

import http.client
import os
import sys
from contextlib import contextmanager
from urllib.parse import quote

HEADER = "x-carryover-task"


class Calls:
    """Adds the name as a header to calls of the clients below, and puts it into the base URLs that a test hands to its programs.

    Tests that run one after the other are announced with `begin` and `end`.
    If several run at once, `find_task` returns the one that makes the call.
    """

    def __init__(self, find_task=None):
        self.gateway = os.environ.get("CARRYOVER_GATEWAY_URL", "").rstrip("/")
        self.find_task = find_task or (lambda: self.task)
        self.task = None
        self.is_stopped = False
        self.watched = set()

    def begin(self, task):
        self.task = task
        self.watch()  # the test before this one may have loaded a library

    def end(self):
        self.task = None

    @contextmanager
    def in_environment(self):
        """Names the test in the base URLs of the environment. Not for fixtures: a server that several tests share belongs to none of them."""
        if not self.gateway or self.task is None:
            yield
            return
        self.watch()  # a fixture may have loaded a library
        named = f"{self.gateway}/t/{quote(self.task, safe='')}"
        plain = {name: value for name, value in os.environ.items() if f"{value}/".startswith(f"{self.gateway}/")}
        os.environ.update({name: named + value[len(self.gateway) :] for name, value in plain.items()})
        try:
            yield
        finally:
            # What the test itself has changed stays as it is.
            os.environ.update({name: value for name, value in plain.items() if os.environ.get(name, "").startswith(named)})

    def watch(self):
        """Adds the header to calls of http.client (requests, urllib3, urllib), httpx, httpx2 and aiohttp."""
        if not self.gateway:
            return
        authority = self.gateway.split("://", 1)[-1].split("/", 1)[0]
        self.patch(http.client.HTTPConnection, "endheaders", lambda connection, *_, **__: (
            connection.putheader(HEADER, quote(self.find_task(), safe=""))
            if f"{connection.host}:{connection.port}" == authority else None
        ))
        for httpx in filter(None, map(sys.modules.get, ("httpx", "httpx2"))):
            for client in (httpx.Client, httpx.AsyncClient):
                self.patch(client, "send", lambda _, request, *__, **___: self.add(request.url, request.headers))
            self.patch(httpx.Response, "__init__", self.note_stop)
        aiohttp = sys.modules.get("aiohttp")
        if aiohttp:
            self.patch(aiohttp.ClientSession, "_request", self.add_to_options)

    def note_stop(self, *_, headers=None, **__):
        """From here on the gateway refuses every call. Responses that a test makes by itself may have other kinds of headers."""
        if isinstance(headers, list) and (b"x-carryover-stopped", b"true") in headers:
            self.is_stopped = True

    def add(self, url, headers):
        if str(url).startswith(self.gateway):
            headers[HEADER] = quote(self.find_task(), safe="")

    def add_to_options(self, _, __, url, *___, **options):
        if not str(url).startswith(self.gateway):
            return {}
        headers = dict(options.get("headers") or {})
        self.add(url, headers)
        return {"headers": headers}

    def patch(self, owner, name, before):
        if owner in self.watched:
            return
        self.watched.add(owner)
        original = getattr(owner, name)

        def patched(*args, **options):
            if self.find_task() is not None:
                options.update(before(*args, **options) or {})
            return original(*args, **options)

        setattr(owner, name, patched)
