"""Names the test that makes a call, so that the gateway can keep its answers for that test."""

import http.client
import os
import sys
from urllib.parse import quote

HEADER = "x-carryover-task"


class Calls:
    """New clients find the name in their base URL, and clients that tests share add it as a header, which counts first.

    Tests that run one after the other are announced with `begin` and `end`. Where several run at once, `find_task` says
    which of them makes the call.
    """

    def __init__(self, find_task=None):
        self.gateway = os.environ.get("CARRYOVER_GATEWAY_URL", "").rstrip("/")
        self.find_task = find_task or (lambda: self.task)
        self.task = None
        self.restore = {}
        self.watched = set()

    def begin(self, task):
        self.task = task
        if not self.gateway or task is None:
            return
        self.watch()  # the test before this one may have loaded a library
        named = f"{self.gateway}/t/{quote(task, safe='')}"
        for name, value in os.environ.items():
            if value == self.gateway or value.startswith(self.gateway + "/"):
                self.restore[name] = value
        for name, value in self.restore.items():
            os.environ[name] = named + value[len(self.gateway) :]

    def end(self):
        os.environ.update(self.restore)
        self.restore = {}
        self.task = None

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
        aiohttp = sys.modules.get("aiohttp")
        if aiohttp:
            self.patch(aiohttp.ClientSession, "_request", self.add_to_options)

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
