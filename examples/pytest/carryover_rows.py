"""Runs the tests of a shard with pytest and appends a row for each: the child of Carryover for a pytest suite.

    python3 carryover_rows.py [options of pytest]
"""

import json
import os
import sys

import pytest


class Rows:
    """A pytest plugin: one row for each test, written the moment its outcome is known."""

    def __init__(self, path):
        self.path = path
        self.failures = {}
        self.skipped = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item, call):
        report = yield
        if report.failed:
            # The first failure of a test counts: what its teardown says afterwards mostly follows from it.
            self.failures.setdefault(item.nodeid, (report, call.excinfo.value))
        elif report.skipped:
            self.skipped.add(item.nodeid)
        if report.when == "teardown":
            self.append(self.row(item.nodeid))
        return report

    def row(self, nodeid):
        if nodeid in self.failures:
            report, exception = self.failures[nodeid]
            status_code = getattr(exception, "status_code", None)
            if status_code is None and report.when == "call":
                return {"id": nodeid, "status": "failed", "score": 0, "output": str(exception)[:2000]}
            # Not the test but the way to it failed: a fixture, or a provider that refused.
            error = {"type": type(exception).__name__, "message": str(exception)[:2000], "status_code": status_code}
            headers = getattr(getattr(exception, "response", None), "headers", None) or {}
            if headers.get("retry-after", "").isdigit():
                error["retry_after_seconds"] = int(headers["retry-after"])
            return {"id": nodeid, "status": "error", "error": error}
        if nodeid in self.skipped:
            return {"id": nodeid, "status": "skipped"}
        return {"id": nodeid, "status": "passed", "score": 1}

    def append(self, row):
        with open(self.path, "a", encoding="utf-8") as results:
            results.write(json.dumps(row) + "\n")


def main():
    with open(os.environ["CARRYOVER_TASKS_FILE"], encoding="utf-8") as tasks:
        ids = [json.loads(line)["id"] for line in tasks]
    rows = Rows(os.environ["CARRYOVER_RESULTS_FILE"])
    return pytest.main(["-q", *sys.argv[1:], *ids], plugins=[rows])


if __name__ == "__main__":
    sys.exit(main())
