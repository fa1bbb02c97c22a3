"""Appends rows to the results file of a shard."""

import json
import os

# Tests may change the environment.
RESULTS = os.environ.get("CARRYOVER_RESULTS_FILE", "")


def append_row(row):
    """One write of one line, so that several processes can share the file."""
    line = (json.dumps(row, default=str) + "\n").encode("utf-8")
    file = os.open(RESULTS, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        os.write(file, line)
    finally:
        os.close(file)
