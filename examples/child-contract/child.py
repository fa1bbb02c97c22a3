"""A child of Carryover in Python, standard library only: asks, grades, appends a row for each task."""

import json
import os
import sys
import urllib.error
import urllib.request


def ask(question: str) -> str:
    request = urllib.request.Request(
        os.environ["OPENAI_BASE_URL"] + "/chat/completions",
        headers={"content-type": "application/json", "authorization": "Bearer " + os.environ.get("OPENAI_API_KEY", "none")},
        data=json.dumps({"model": "gpt-5-mini", "messages": [{"role": "user", "content": question}]}).encode(),
    )
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.load(reply)["choices"][0]["message"]["content"]


def solve(task: dict) -> dict:
    try:
        answer = float(ask(task["question"]).split("####")[-1])
    except urllib.error.HTTPError as error:
        # The provider's own words and headers: Carryover uses them to tell a rate limit from a failure.
        wait = error.headers.get("retry-after")
        return {
            "id": task["id"],
            "status": "error",
            "error": {
                "type": "HTTPError",
                "message": error.read().decode(),
                "status_code": error.code,
                "retry_after_seconds": float(wait) if wait else None,
            },
        }
    passed = answer == task["answer"]
    return {"id": task["id"], "status": "passed" if passed else "failed", "score": float(passed), "output": answer}


with open(os.environ["CARRYOVER_TASKS_FILE"], encoding="utf-8") as tasks:
    with open(os.environ["CARRYOVER_RESULTS_FILE"], "a", encoding="utf-8") as results:
        for line in tasks:
            row = solve(json.loads(line))
            results.write(json.dumps(row) + "\n")
            results.flush()  # A row counts from now on, whatever happens to this process.
            if row["status"] == "error":
                sys.exit(1)  # Tasks without a row stay outstanding.
