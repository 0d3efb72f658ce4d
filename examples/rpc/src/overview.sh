#!/bin/sh
# One call with curl. Usage: SERVICE_URL=... SERVICE_TOKEN=... sh overview.sh "Brand name"
set -eu
: "${SERVICE_URL:?Set SERVICE_URL, such as http://127.0.0.1:8787}"
: "${SERVICE_TOKEN:?Set SERVICE_TOKEN to an API key}"
curl -sS --fail-with-body "$SERVICE_URL/rpc" \
  -H "authorization: Bearer $SERVICE_TOKEN" -H 'content-type: application/json' \
  -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",
       \"params\":{\"name\":\"get_brand_overview\",\"arguments\":{\"brand\":\"$1\"}}}"
