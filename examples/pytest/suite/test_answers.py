"""A small suite with every ending that a test can have."""

import os

import pytest


class RateLimitError(Exception):
    """In the shape of the `openai` package: with the status, and the response with its headers."""

    def __init__(self, message, retry_after):
        super().__init__(message)
        self.status_code = 429
        self.response = type("Response", (), {"headers": {"retry-after": str(retry_after)}})()


def ask_model(question):
    if os.environ.get("EVAL_QUOTA") == "spent":
        raise RateLimitError(
            "Error code: 429 - {'error': {'message': 'Rate limit reached for gpt-5-mini on requests per day (RPD): "
            "Limit 200, Used 200, Requested 1. Please try again in 1m30s.', 'type': 'requests', 'code': 'rate_limit_exceeded'}}",
            retry_after=90,
        )
    return str(len(question.split()))


def test_addition():
    assert 14 + 9 - 6 == 17


@pytest.mark.parametrize("word, plural", [("egg", "eggs"), ("box", "boxes"), ("two words", "two words")])
def test_plural(word, plural):
    assert plural.startswith(word)


def test_wrong_answer():
    assert 12 * 5 - 23 == 38


@pytest.mark.skip(reason="needs a longer context")
def test_long_context():
    raise AssertionError("never reached")


def test_asks_a_model():
    assert ask_model("How many words are these?") == "5"
