"""Exceptions as JSON, with all that they wrap: a rate limit is often three exceptions deep."""

import http.client
import re
import socket
import urllib.error

DEEPEST = 8
MESSAGE_LIMIT = 4000
BODY_LIMIT = 4000
HEADERS = re.compile(r"retry|rate-?limit|carryover", re.I)
CALL_FAILURES = (ConnectionError, TimeoutError, socket.timeout, urllib.error.URLError, http.client.HTTPException)
CALL_FAILURE_NAMES = re.compile(
    r"RateLimit|TooManyRequests|ResourceExhausted|Quota|Throttl|Overloaded|Unavailable|Timeout|TimedOut|"
    r"RetryError|Connect(?:ion)?Error|ConnectError|API(?:Status|Connection|Response)?Error|HTTP(?:Status)?Error"
)


def describe(error, depth=0, seen=None):
    """Type, message, status, headers and body of an exception, and the same of its causes."""
    seen = seen or set()
    seen.add(id(error))
    response = attribute(error, "response")
    described = {"type": type(error).__name__, "message": words_of(error)[:MESSAGE_LIMIT]}
    status = status_of(error)
    if status is not None:
        described["status_code"] = status
    headers = headers_of(response) or headers_of(error)
    if headers:
        described["headers"] = headers
    body = body_of(error, response)
    if body:
        described["body"] = body
    if depth < DEEPEST:
        inner = [one for one in causes(error) if id(one) not in seen]
        chain = [describe(one, depth + 1, seen) for one in inner]
        if len(chain) == 1:
            described["cause"] = chain[0]
        elif chain:
            described["exceptions"] = chain
    return described


def attribute(holder, name):
    """An attribute, or None. A property may raise anything."""
    try:
        return getattr(holder, name, None)
    except Exception:
        return None


def words_of(error):
    try:
        return str(error)
    except Exception:
        return ""


def causes(error):
    """The exceptions that an exception was raised from or while handling, or that it groups."""
    group = attribute(error, "exceptions")
    inner = list(group) if isinstance(group, (list, tuple)) else []
    attempt = attribute(error, "last_attempt")  # tenacity
    if attempt is not None and hasattr(attempt, "exception") and attempt.done():
        inner.append(attempt.exception())
    if error.__cause__ is not None:
        inner.append(error.__cause__)
    elif error.__context__ is not None and not error.__suppress_context__:
        inner.append(error.__context__)
    return [one for index, one in enumerate(inner) if isinstance(one, BaseException) and one not in inner[:index]]


def is_call_failure(error, depth=0):
    """Whether an exception, or one that it wraps, comes from a call to a service. Then the test has graded nothing."""
    if isinstance(error, CALL_FAILURES) or status_of(error) is not None:
        return True
    if not isinstance(error, AssertionError) and CALL_FAILURE_NAMES.search(type(error).__name__):
        return True
    # pytest-timeout, and pytest itself where no plugin can run coroutines
    if type(error).__name__ == "Failed" and words_of(error).startswith(("Timeout ", "async def functions are not ")):
        return True
    return depth < DEEPEST and any(is_call_failure(one, depth + 1) for one in causes(error))


def status_of(error):
    response = attribute(error, "response")
    for holder, name in ((error, "status_code"), (error, "status"), (error, "code"), (response, "status_code")):
        value = attribute(holder, name)
        if isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= 599:
            return int(value)
    return None


def headers_of(holder):
    headers = attribute(holder, "headers")
    try:
        return {str(name).lower(): str(value) for name, value in headers.items() if HEADERS.search(str(name))}
    except Exception:
        return {}


def body_of(error, response):
    """The provider's own words, which clients keep in many places."""
    body = attribute(error, "body")
    try:
        if body is None and response is not None:
            body = response.text
        if body is None and isinstance(error, urllib.error.HTTPError):
            body = error.read(BODY_LIMIT).decode("utf-8", "replace")
    except Exception:
        return None
    return body if isinstance(body, (dict, list)) else str(body)[:BODY_LIMIT] if body else None
