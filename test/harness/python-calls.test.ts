import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

const SCRIPT = `
import os, sys, types
from carryover_calls import Calls

class Client:
    def send(self, request):
        return request.headers.get("x-carryover-task")

class Response:
    def __init__(self, status_code, headers=None):
        pass

class Headers:
    def __contains__(self, name):
        return name.lower() == "x-carryover-stopped"

calls = Calls()
calls.watch()
calls.begin("test 1")
# A fixture of the first test loads the library and makes a client. The test makes one with its own name in the base URL.
sys.modules["httpx"] = types.SimpleNamespace(Client=Client, AsyncClient=Client, Response=Response)
client = Client()
print(os.environ["OPENAI_BASE_URL"])  # as a fixture sees it that starts a server for several tests
plain = os.environ["OPENAI_BASE_URL"]
with calls.in_environment():
    print(client.send(types.SimpleNamespace(url=plain, headers={})))
    url = os.environ["OPENAI_BASE_URL"]
    os.environ["CO_API_URL"] = "changed"
print(url, os.environ["OPENAI_BASE_URL"], os.environ["CO_API_URL"])
calls.end()
calls.begin("test 2")
print(client.send(types.SimpleNamespace(url=url, headers={})))
Response(429, headers=[(b"retry-after", b"1")])
Response(429, headers=Headers())  # as the mock of a test makes it
Response(429)
# Providers send this too. A request that is too large is the only one that is refused.
Response(429, headers=[(b"x-should-retry", b"false")])
print(calls.is_stopped)
Response(402, headers=[(b"x-carryover-stopped", b"true")])
print(calls.is_stopped)
`;

test.skipIf(!hasPython)(
  "a call names the test that makes it, and not the test that made the client or the fixture (needs python3)",
  () => {
    const gateway = "http://127.0.0.1:1/token";
    const { stdout, stderr } = spawnSync("python3", ["-c", SCRIPT], {
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        PYTHONPATH: "src/harness/python",
        PYTHONDONTWRITEBYTECODE: "1",
        CARRYOVER_GATEWAY_URL: gateway,
        OPENAI_BASE_URL: `${gateway}/openai/v1`,
        CO_API_URL: `${gateway}/cohere`,
      },
    });
    const plain = `${gateway}/openai/v1`;
    expect(stderr).toBe("");
    expect(stdout.split("\n")).toEqual([
      plain,
      "test%201",
      `${gateway}/t/test%201/openai/v1 ${plain} changed`,
      "test%202",
      "False",
      "True",
      "",
    ]);
  },
);
