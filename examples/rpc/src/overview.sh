#!/bin/sh
# One call with curl. Usage: SERVICE_URL=... SERVICE_TOKEN=... sh overview.sh "Brand name"
set -eu
curl -sS --fail-with-body "$SERVICE_URL/rpc" \
  -H "authorization: Bearer $SERVICE_TOKEN" -H 'content-type: application/json' \
  -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",
       \"params\":{\"name\":\"get_brand_overview\",\"arguments\":{\"brand\":\"$1\"}}}"
