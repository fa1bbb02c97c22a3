"""A pytest plugin that lists tests, runs those of one shard, and appends a row the moment each of them ends.

It needs the standard library only. Carryover loads it with `-p carryover_pytest`.
"""

import hashlib
import os
import re

import pytest
from carryover_calls import Calls
from carryover_errors import describe, is_call_failure
from carryover_shard import LIST, TESTS, append_row, read_tests, write_listing

if LIST:
    write_listing(pytest.__version__)  # a version that is too old may fail before it has collected the tests


def pytest_configure(config):
    if LIST:
        expect_tests_to_run(config)
    if TESTS:
        tests = read_tests(lambda test: test["id"])
        config.pluginmanager.register(Shard(config, tests), "carryover-shard")


def expect_tests_to_run(config):
    """If pytest only shows the code of a test or hands it to a debugger, it reports the test as passed."""
    for name, flag in (("setupplan", "--setup-plan"), ("setuponly", "--setup-only"), ("trace", "--trace")):
        if getattr(config.option, name, False):
            raise pytest.UsageError(f"Expected options that run the tests, found {flag}. Leave it out of args and addopts.")


def pytest_sessionfinish(session, exitstatus):
    if not LIST or exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return
    hashes, tests = {}, []
    for item in session.items:
        path = str(item.path)
        if path not in hashes:
            # A plugin may add a test for a whole folder.
            content = item.path.read_bytes() if item.path.is_file() else b""
            hashes[path] = hashlib.sha256(content).hexdigest()
        tests.append({"id": item.nodeid, "sha256": hashes[path], "junit": junit_names(item.nodeid)})
    write_listing(pytest.__version__, tests)


def junit_names(nodeid):
    """As `--junit-xml` writes them: `evals.test_a.TestB` and `test_c[param]`."""
    address, bracket, params = nodeid.partition("[")
    path, *parts = address.split("::")
    module = re.sub(r"\.py$", "", path.replace("/", "."))
    *classes, name = [module, *parts]
    return {"classname": ".".join(classes), "name": name + bracket + params}


class Shard:
    """Selects the tests of the shard and writes their rows."""

    def __init__(self, config, tests):
        self.tests = tests
        self.notes = {}
        self.calls = Calls()
        if not os.environ.get("CARRYOVER_GATEWAY_URL"):
            # Of pytest-rerunfailures: `--reruns`, and its markers and setting where the version can override them.
            config.option.reruns = config.option.force_reruns = 0
        config.option.maxfail = 0  # the run decides when to stop
        base = config.option.basetemp
        if base and not hasattr(config, "workerinput"):
            os.makedirs(base, exist_ok=True)
            # pytest empties the folder when it starts, and the other shards need theirs.
            config.option.basetemp = os.path.join(base, f"shard-{os.getpid()}")
        # Only the files of the shard are imported. pytest has found its root folder and conftest files before.
        paths = {os.path.join(str(config.rootpath), nodeid.split("::")[0]) for nodeid in tests}
        # pytest reads the text after a bracket as parameters.
        if not hasattr(config, "workerinput") and all(os.path.exists(path) and "[" not in path for path in paths):
            config.args = sorted(paths)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config, items):
        others = [item for item in items if item.nodeid not in self.tests]
        if others:
            config.hook.pytest_deselected(items=others)
            items[:] = [item for item in items if item.nodeid in self.tests]

    def pytest_collection_finish(self):
        # Test modules are loaded now, and with them the clients whose calls are to be named.
        self.calls.watch()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item):
        self.calls.begin(self.tests.get(item.nodeid))
        try:
            result = yield
        except pytest.exit.Exception as exception:
            # It ends the session, often because of a call that failed. Otherwise the test has not ended.
            if is_call_failure(exception):
                self.write(item, {"failed_in": "call", "exception": exception})
            raise
        finally:
            self.calls.end()
        # No row if the session is interrupted, because the test has not ended.
        self.write(item, self.notes.pop(item.nodeid, None))
        return result

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item):
        keep_expected_failure(item)
        with self.calls.in_environment():
            return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)  # a conftest of a folder below may change the report
    def pytest_runtest_makereport(self, item, call):
        report = yield
        note = self.notes.setdefault(item.nodeid, {})
        if report.when == "setup":
            note.clear()  # a plugin may run a test again, and its last run counts
        note["seconds"] = note.get("seconds", 0) + (report.duration or 0)
        exception = call.excinfo.value if call.excinfo else None
        is_refused = report.when != "teardown" and exception is not None and is_call_failure(exception)
        # The first failure of a test counts, unless the call of a later subtest failed. Errors in its teardown mostly follow from it.
        if report.failed and ("failed_in" not in note or is_refused):
            note["failed_in"] = report.when
            note["exception"] = exception
            note["text"] = str(report.longrepr or "")[-2000:]
        elif is_refused:
            note["failed_in"] = "call"  # neither xfail nor a conftest may hide a call that failed
            note["exception"] = exception
        elif report.skipped:
            # An expected failure is known by the reason of its marker, as in the report of pytest.
            note["skipped"] = getattr(report, "wasxfail", "") or str(exception or "") or "failed as expected"
        elif report.when == "call":
            note.pop("skipped", None)  # of a subtest, whose report comes before that of its test
        return report

    def write(self, item, note):
        if note is None or item.nodeid not in self.tests:
            return
        row = {"id": self.tests[item.nodeid], **outcome(note)}
        metrics = {"duration_s": round(note.get("seconds", 0), 3)}
        for name, value in getattr(item, "user_properties", []):
            if name == "score" and isinstance(value, (int, float)) and not isinstance(value, bool):
                row["score"] = value
            elif name == "output":
                row["output"] = value
            else:
                metrics[str(name)] = value
        row["metrics"] = metrics
        append_row(row)


def keep_expected_failure(item):
    """`unittest.expectedFailure` drops the exception. Here it becomes the context of the one that pytest reports."""
    add = getattr(item, "addExpectedFailure", None)
    if add is None:
        return

    def add_with_context(test, failure, *reason):
        try:
            raise failure[1]
        except BaseException:
            add(test, failure, *reason)

    item.addExpectedFailure = add_with_context


def outcome(note):
    """The status of a test and its error. Only a failed assertion is a result. Everything else is an error."""
    if "failed_in" not in note:
        if "skipped" not in note:
            return {"status": "passed"}
        return {"status": "skipped", "error": {"message": note["skipped"]}}
    exception = note["exception"]
    if exception is None:  # a strict xfail that passed
        return {"status": "failed", "error": {"type": "AssertionError", "message": note["text"]}}
    error = describe(exception)
    if is_assertion(exception) and note["failed_in"] == "call" and not is_call_failure(exception):
        return {"status": "failed", "error": error}
    return {"status": "error", "error": error}


def is_assertion(exception):
    """Whether an exception is a failed assertion, or a group of only these, as `asyncio.TaskGroup` raises it."""
    if isinstance(exception, (AssertionError, pytest.fail.Exception)):
        return True
    members = getattr(exception, "exceptions", None)  # Python 3.10 has groups as a package only
    return isinstance(members, tuple) and len(members) > 0 and all(is_assertion(one) for one in members)
