"""Makes lm-eval list its documents for Carryover: Python imports this module by itself from the front of PYTHONPATH.

CARRYOVER_LM_EVAL_LIST=FILE  writes every document that would be evaluated to FILE, and ends before the first call
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LIST = os.environ.get("CARRYOVER_LM_EVAL_LIST")


def run_shadowed():
    """Runs the sitecustomize that would have been found without this one."""
    paths = [path for path in sys.path if os.path.abspath(path or ".") != HERE]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", paths)
    if spec is not None and spec.loader is not None:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def tasks_in(loaded):
    """The tasks by name: newer versions keep them apart from their groups, older ones nest them."""
    tasks = {}
    for name, value in (loaded["tasks"] if "tasks" in loaded else loaded).items():
        if isinstance(value, dict):
            tasks.update(tasks_in(value))
        elif hasattr(value, "eval_docs"):
            tasks[str(name)] = value
    return tasks


def write_tests(lm=None, task_dict=None, limit=None, samples=None, **_):
    tests = []
    for name, task in sorted(tasks_in(task_dict).items()):
        docs = list(task.eval_docs)
        count = len(docs) if limit is None else int(limit) if limit >= 1 else int(len(docs) * limit + 0.999)
        wanted = (samples or {}).get(name, range(min(count, len(docs))))
        for index in wanted:
            text = json.dumps(docs[index], sort_keys=True, default=str)
            digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
            tests.append({"id": f"{name}/{index}", "task": name, "doc": index, "sha256": digest})
    with open(LIST, "w", encoding="utf-8") as listing:
        json.dump(tests, listing)
    sys.stdout.flush()
    os._exit(0)


class ListInstead:
    """Replaces `lm_eval.evaluator.evaluate` as soon as that module is loaded."""

    def find_spec(self, name, path=None, target=None):
        if name != "lm_eval.evaluator":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        load = spec.loader.exec_module

        def load_and_replace(module):
            load(module)
            module.evaluate = write_tests

        spec.loader.exec_module = load_and_replace
        return spec


run_shadowed()
if LIST:
    sys.meta_path.insert(0, ListInstead())
