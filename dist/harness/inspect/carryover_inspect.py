"""Hooks for Inspect that list samples, or append a row the moment each sample of a shard ends.

Inspect loads this module through its entry point (`carryover_inspect-1.dist-info`), whatever starts Inspect. In a listing it starts no sample, and ends the process once all are listed.
"""

import atexit
import contextvars
import math
import os
import re
import sys

from carryover_calls import Calls
from carryover_shard import LIST, RATE_LIMITED, TESTS, append_row, graded, leave, read_tests, write_listing
from inspect_ai import __version__
from inspect_ai.hooks import Hooks, hooks
from inspect_ai.scorer import value_to_float

MESSAGE_LIMIT = 4000
# Users grade the logs later, with `inspect score`.
IS_UNGRADED = "--no-score" in sys.argv or os.environ.get("INSPECT_EVAL_NO_SCORE", "").lower() in ("1", "true", "yes", "on")
current = contextvars.ContextVar("carryover_task", default=None)


def outcome(sample, is_scored):
    """A sample with an error is an error. Otherwise its scores count. Only a task without scorers, or a run without them, needs none."""
    if sample.error is not None:
        message, trace = sample.error.message or "", sample.error.traceback or ""
        # The message may be just "RetryError". The provider's words are further up.
        chain = [line.strip() for line in trace.splitlines() if re.match(r"[\w.]+(?:Error|Exception|Exit)\b.*", line)]
        kind = re.match(r"[\w.]*?(\w+)\(", message) or re.match(r"[\w.]*?(\w+):", chain[-1] if chain else "")
        error = {"type": kind.group(1) if kind else "SampleError", "message": message[:MESSAGE_LIMIT]}
        causes = [line for line in chain if (line.partition(": ")[2] or line) not in message]
        if causes:
            error["causes"] = [{"message": line[:MESSAGE_LIMIT]} for line in causes]
        return {"status": "error", "error": error}
    scores, unscored = {}, []
    for name, score in (sample.scores or {}).items():
        value = dict(enumerate(score.value)) if isinstance(score.value, list) else score.value
        values = value if isinstance(value, dict) else {None: value}
        for key, value in values.items():
            number = math.nan if value is None else value_to_float()(value)
            if math.isnan(number):  # a grader that gave no grade
                unscored.append(f"{name}: {score.explanation or 'no score'}"[:MESSAGE_LIMIT])
            else:
                scores[name if key is None else f"{name}/{key}"] = number
    if is_scored and not scores:
        message = unscored[0] if unscored else "no scorer returned a score"
        return {"status": "error", "error": {"type": "Unscored", "message": message}}
    return graded(scores)


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
            self.order = []
            self.tests = []
            self.files = {}

        async def on_run_start(self, data):
            self.waiting = len(data.task_names)
            self.order = data.task_names

        async def on_task_start(self, data):
            spec = data.spec
            self.expect_new_name(spec)
            epochs = spec.config.epochs or 1
            for sample in spec.dataset.sample_ids or []:
                for epoch in range(1, epochs + 1):
                    name = f"{spec.task}/{sample}"
                    test = {"id": name if epochs == 1 else f"{name}#{epoch}", "task": spec.task, "sample": str(sample)}
                    test["junit"] = {"classname": spec.task, "name": test["id"].removeprefix(f"{spec.task}/")}
                    self.tests.append(test if epochs == 1 else {**test, "epoch": epoch})
            self.waiting -= 1
            if self.waiting <= 0:
                # Tasks start at once, in any order. The plan of each night has that of the user.
                write_listing(__version__, sorted(self.tests, key=lambda test: self.order.index(test["task"])))
                leave()

        def expect_new_name(self, spec):
            """Inspect selects the samples of a shard by the name of their task."""
            if spec.task in self.files:
                files = " and ".join(sorted([self.files[spec.task], spec.task_file or "a package"]))
                print(f"Expected one task of each name, found two called {spec.task}, in {files}. Rename one.", file=sys.stderr)
                leave(1)
            self.files[spec.task] = spec.task_file or "a package"

        async def on_sample_init(self, data):
            import anyio

            await anyio.sleep_forever()


if TESTS:
    TASK_IDS = read_tests(lambda test: (test["task"], test["sample"]))
    TASKS = {task for task, _ in TASK_IDS}
    evaluation = sys.modules["inspect_ai._eval.eval"]
    resolve_tasks = getattr(evaluation, "resolve_tasks", None)
    if resolve_tasks:
        # Inspect starts every task of the files. One without a sample in the shard would leave an empty log, and end older versions.
        evaluation.resolve_tasks = lambda *args, **options: [
            one for one in resolve_tasks(*args, **options) if one.task.name in TASKS
        ]

    @hooks(name="carryover_rows", description="Writes the rows of Carryover.")
    class Rows(Hooks):
        def __init__(self):
            self.specs = {}
            self.calls = Calls(current.get)

        async def on_task_start(self, data):
            self.specs[data.eval_id] = data.spec
            self.calls.watch()  # the model is made now, and with it the library that calls it is loaded

        async def on_sample_start(self, data):
            current.set(TASK_IDS.get((self.specs[data.eval_id].task, str(data.summary.id))))

        async def on_sample_end(self, data):
            spec = self.specs[data.eval_id]
            task_id = TASK_IDS.get((spec.task, str(data.sample.id)))
            if task_id is not None:
                is_scored = bool(spec.scorers) and not IS_UNGRADED
                row = {"id": task_id, **outcome(data.sample, is_scored), "metrics": metrics(data.sample)}
                if data.sample.output and data.sample.output.choices:
                    row["output"] = data.sample.output.completion
                append_row(row)

        async def on_run_end(self, data):
            if self.calls.is_stopped:
                atexit.register(leave, RATE_LIMITED)  # Inspect would end with 0, and the shard would go on
