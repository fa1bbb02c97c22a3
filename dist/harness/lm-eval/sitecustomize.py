"""Makes lm-eval list its documents, or evaluate those of a shard one by one and append a row the moment each of them ends.

Python imports this module by itself from the front of PYTHONPATH.
"""

import hashlib
import importlib.machinery
import importlib.metadata
import importlib.util
import json
import os
import sys

from carryover_shard import LIST, RATE_LIMITED, TESTS, append_row, graded, leave, read_tests, write_listing

HERE = os.path.dirname(os.path.abspath(__file__))


def run_shadowed():
    """Runs the sitecustomize that Python would find without this one."""
    paths = [path for path in sys.path if os.path.abspath(path or ".") != HERE]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", paths)
    if spec is not None and spec.loader is not None:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def tasks_in(loaded):
    """The tasks by name. Newer versions list them apart from their groups, older ones nest them."""
    tasks = {}
    for name, value in (loaded["tasks"] if "tasks" in loaded else loaded).items():
        if isinstance(value, dict):
            tasks.update(tasks_in(value))
        elif hasattr(value, "eval_docs"):
            tasks[str(name)] = value
    return tasks


def version():
    return importlib.metadata.version("lm_eval")


def list_documents(_, lm=None, task_dict=None, limit=None, samples=None, **__):
    tests = []
    for name, task in sorted(tasks_in(task_dict).items()):
        docs = list(task.eval_docs)
        count = len(docs) if limit is None else int(limit) if limit >= 1 else int(len(docs) * limit + 0.999)
        wanted = (samples or {}).get(name, range(min(count, len(docs))))
        for index in wanted:
            text = json.dumps(docs[index], sort_keys=True, default=str)
            digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
            junit = {"classname": name, "name": str(index)}
            tests.append({"id": f"{name}/{index}", "task": name, "doc": index, "sha256": digest, "junit": junit})
    write_listing(version(), tests)
    leave()


def evaluate_documents(evaluate, lm=None, task_dict=None, **options):
    from carryover_calls import Calls
    from carryover_errors import describe

    tasks = tasks_in(task_dict)
    calls = Calls()
    calls.watch()
    # lm-eval draws the examples of a document (few-shot) after those of the documents before it, which differ from shard to shard.
    seeds = {name: task.fewshot_rnd.random() for name, task in tasks.items() if task.fewshot_rnd}
    for (name, doc), task_id in read_tests(lambda test: (test["task"], test["doc"])).items():
        if name not in tasks:
            continue  # the shard reports a test without a row
        one = {**options, "limit": None, "samples": {name: [doc]}, "log_samples": True, "bootstrap_iters": 0}
        if name in seeds:
            tasks[name].set_fewshot_seed(f"{seeds[name]}/{doc}")
        calls.begin(task_id)
        try:
            grades = evaluate(lm, {name: tasks[name]}, **one)["samples"][name]
        except Exception as error:
            described = describe(error)
            append_row({"id": task_id, "status": "error", "error": described})
            # The gateway refuses every call from here on, and lm-eval would try each of them again.
            if described.get("headers", {}).get("x-carryover-stopped") == "true":
                leave(RATE_LIMITED)
            continue
        finally:
            calls.end()
        append_row({"id": task_id, **row_of(grades, tasks[name].higher_is_better())})
    leave()  # lm-eval would compute its totals now, which need the whole data set


def row_of(grades, higher_is_better):
    """The row of a document from its grades, one for each filter. Metrics such as perplexity give no verdict."""
    scores, verdicts = {}, {}
    for grade in grades:
        for metric in grade.get("metrics", []):
            value = grade.get(metric)
            if hasattr(value, "__float__"):
                name = f"{metric},{grade.get('filter', 'none')}"
                scores[name] = float(value)
                if higher_is_better.get(metric) is not False:
                    verdicts[name] = scores[name]
    output = {"output": (grades[0].get("filtered_resps") or [None])[0]} if grades else {}
    return {**graded(verdicts), "scores": scores, **output}


class Replace:
    """Replaces `lm_eval.evaluator.evaluate` as soon as that module is loaded."""

    def __init__(self, replacement):
        self.replacement = replacement

    def find_spec(self, name, path=None, target=None):
        if name != "lm_eval.evaluator":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        load = spec.loader.exec_module

        def load_and_replace(module):
            load(module)
            evaluate = module.evaluate
            module.evaluate = lambda *args, **options: self.replacement(evaluate, *args, **options)

        spec.loader.exec_module = load_and_replace
        return spec


run_shadowed()
if LIST:
    write_listing(version())  # a version that is too old may fail before it reaches the documents
    sys.meta_path.insert(0, Replace(list_documents))
elif TESTS:
    sys.meta_path.insert(0, Replace(evaluate_documents))
