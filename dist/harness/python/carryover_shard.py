"""What a helper exchanges with Carryover: the listing that it writes, the tests of its shard, and their rows.

* CARRYOVER_HARNESS_LIST=FILE   the helper lists every test to FILE and runs none
* CARRYOVER_HARNESS_TESTS=FILE  the helper runs the tests in FILE only
"""

import json
import os
import sys

LIST = os.environ.get("CARRYOVER_HARNESS_LIST")
TESTS = os.environ.get("CARRYOVER_HARNESS_TESTS")
# Tests may change the environment.
RESULTS = os.environ.get("CARRYOVER_RESULTS_FILE", "")
PASS_MARK = 0.5
# A longer row is not read. The output of a model may be longer than that.
ROW_LIMIT = 1_000_000
OUTPUT_LIMIT = 100_000
# The exit code of a rate limit.
RATE_LIMITED = 75


def write_listing(version, tests=None):
    """A listing without tests says which version could not list them."""
    with open(LIST, "w", encoding="utf-8") as listing:
        json.dump({"version": version} if tests is None else {"version": version, "tests": tests}, listing)


def read_tests(key):
    """The ids of the rows of the tests, by a key of each test as it was listed."""
    with open(TESTS, encoding="utf-8") as file:
        return {key(one["test"]): one["taskId"] for one in json.load(file)}


def graded(scores):
    """The status of a test by the mean of its scores. 0.5 or more passes, and so does a test without scores."""
    if not scores:
        return {"status": "passed"}
    score = sum(scores.values()) / len(scores)
    return {"status": "passed" if score >= PASS_MARK else "failed", "score": score, "scores": scores}


def leave(code=0):
    """Ends the process at once, with what it has printed."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def append_row(row):
    """One write of one line, so that several processes can share the file."""
    # Python writes NaN, which is not JSON.
    row = json.loads(json.dumps(row, default=str), parse_constant=lambda _: None)
    text = json.dumps(row)
    if len(text) > ROW_LIMIT:
        text = json.dumps({**row, "output": json.dumps(row.get("output"))[:OUTPUT_LIMIT]})
    line = (text + "\n").encode("utf-8")
    file = os.open(RESULTS, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        os.write(file, line)
    finally:
        os.close(file)
