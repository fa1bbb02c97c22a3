#!/usr/bin/env bash
# A child of Carryover in bash, for one task at a time (`shard-size` 1): values come from the environment.
set -euo pipefail

json() { # a text as a JSON string
  local text=${1//\\/\\\\}
  text=${text//\"/\\\"}
  text=${text//$'\n'/\\n}
  printf '"%s"' "$text"
}

reply=$(
  curl -sS --fail-with-body --max-time 60 "$OPENAI_BASE_URL/chat/completions" \
    -H 'content-type: application/json' -H "authorization: Bearer ${OPENAI_API_KEY:-none}" \
    -d "{\"model\":\"gpt-5-mini\",\"messages\":[{\"role\":\"user\",\"content\":$(json "$CARRYOVER_FIELD_QUESTION")}]}"
) || {
  # No row: Carryover reads the provider's error from stderr, to tell a rate limit from a failure.
  echo "$reply" >&2
  exit 1
}

answer=$(grep -o '#### [-0-9.]*' <<<"$reply" | tail -n 1 | cut -c 6-)
if [[ $answer == "$CARRYOVER_FIELD_ANSWER" ]]; then status=passed; else status=failed; fi
printf '{"id":%s,"status":"%s","output":%s}\n' "$(json "$CARRYOVER_TASK_ID")" "$status" "$(json "$answer")" >>"$CARRYOVER_RESULTS_FILE"
