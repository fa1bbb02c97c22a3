"""Hooks for Inspect that list samples, or append a row the moment each sample of a shard ends.

Inspect loads this module through its entry point (`carryover_inspect-1.dist-info`), whatever starts Inspect.

* CARRYOVER_HARNESS_LIST=FILE   writes every sample to FILE, holds all of them back, and ends
* CARRYOVER_HARNESS_TESTS=FILE  the samples of the shard, with the ids of their rows
"""

import contextvars
import json
import math
import os
import re
import sys

from carryover_calls import Calls
from carryover_rows import append_row
from inspect_ai import __version__
from inspect_ai.hooks import Hooks, hooks
from inspect_ai.scorer import value_to_float

LIST = os.environ.get("CARRYOVER_HARNESS_LIST")
TESTS = os.environ.get("CARRYOVER_HARNESS_TESTS")
MESSAGE_LIMIT = 4000
PASS_MARK = 0.5
current = contextvars.ContextVar("carryover_task", default=None)


def outcome(sample):
    """A sample with an error is an error. A score of 0.5 or more passes."""
    if sample.error is not None:
        message, trace = sample.error.message or "", sample.error.traceback or ""
        # The message may be just "RetryError". The provider's words are further up.
        chain = [line.strip() for line in trace.splitlines() if re.match(r"[\w.]+(?:Error|Exception|Exit)\b.*", line)]
        kind = re.match(r"[\w.]*?(\w+)\(", message) or re.match(r"[\w.]*?(\w+):", chain[-1] if chain else "")
        error = {"type": kind.group(1) if kind else "SampleError", "message": message[:MESSAGE_LIMIT]}
        if chain:
            error["causes"] = [{"message": line[:MESSAGE_LIMIT]} for line in chain]
        return {"status": "error", "error": error}
    scores, unscored = {}, []
    for name, score in (sample.scores or {}).items():
        values = score.value if isinstance(score.value, dict) else {None: score.value}
        for key, value in values.items():
            number = value_to_float()(value)
            if math.isnan(number):  # a grader that gave no grade
                unscored.append(f"{name}: {score.explanation or 'no score'}"[:MESSAGE_LIMIT])
            else:
                scores[name if key is None else f"{name}/{key}"] = number
    if unscored and not scores:
        return {"status": "error", "error": {"type": "Unscored", "message": unscored[0]}}
    if not scores:
        return {"status": "passed"}
    score = sum(scores.values()) / len(scores)
    return {"status": "passed" if score >= PASS_MARK else "failed", "score": score, "scores": scores}


def metrics(sample):
    usage = list((sample.model_usage or {}).values())
    counted = {
        "input_tokens": sum(one.input_tokens or 0 for one in usage),
        "output_tokens": sum(one.output_tokens or 0 for one in usage),
        "duration_s": sample.total_time,
    }
    return {name: value for name, value in counted.items() if value is not None}


# Inspect makes an instance of each class as soon as it is defined.
if LIST:

    @hooks(name="carryover_list", description="Lists the samples for Carryover.")
    class Listing(Hooks):
        def __init__(self):
            self.waiting = 0
            self.tests = []

        async def on_run_start(self, data):
            self.waiting = len(data.task_names)

        async def on_task_start(self, data):
            spec = data.spec
            epochs = spec.config.epochs or 1
            for sample in spec.dataset.sample_ids or []:
                for epoch in range(1, epochs + 1):
                    name = f"{spec.task}/{sample}"
                    test = {"id": name if epochs == 1 else f"{name}#{epoch}", "task": spec.task, "sample": str(sample)}
                    test["junit"] = {"classname": spec.task, "name": test["id"].removeprefix(f"{spec.task}/")}
                    self.tests.append(test if epochs == 1 else {**test, "epoch": epoch})
            self.waiting -= 1
            if self.waiting <= 0:
                with open(LIST, "w", encoding="utf-8") as listing:
                    json.dump({"version": __version__, "tests": self.tests}, listing)
                sys.stdout.flush()
                os._exit(0)

        async def on_sample_init(self, data):
            import anyio

            await anyio.sleep_forever()


if TESTS:
    with open(TESTS, encoding="utf-8") as file:
        TASK_IDS = {f"{one['test']['task']}/{one['test']['sample']}": one["taskId"] for one in json.load(file)}

    @hooks(name="carryover_rows", description="Writes the rows of Carryover.")
    class Rows(Hooks):
        def __init__(self):
            self.tasks = {}
            self.calls = Calls(current.get)

        async def on_task_start(self, data):
            self.tasks[data.eval_id] = data.spec.task
            self.calls.watch()  # the model is made now, and with it the library that calls it is loaded

        async def on_sample_start(self, data):
            current.set(TASK_IDS.get(f"{self.tasks.get(data.eval_id)}/{data.summary.id}"))

        async def on_sample_end(self, data):
            task_id = TASK_IDS.get(f"{self.tasks.get(data.eval_id)}/{data.sample.id}")
            if task_id is not None:
                row = {"id": task_id, **outcome(data.sample), "metrics": metrics(data.sample)}
                if data.sample.output and data.sample.output.choices:
                    row["output"] = data.sample.output.completion
                append_row(row)
