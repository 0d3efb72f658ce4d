// Spec 1, and the rules of sections 3, 6 and 7 about scans, notifications and JSON-RPC.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

export const BRAND_DATA_RULES = [
  ...rulesOf('1', {
    'Visibility: a scan asks the engines in four markets (US, UK, DE, JP).': s.scanCommand(
      'scan > asks all engines in all markets and prints the result',
    ),
    'Visibility: mentions, share of voice, sentiment and citations are measured per brand, product line and SKU.': [
      ...s.measures(
        'measures > count a brand with its lines and SKUs once per answer',
        'measures > roll up by union: an SKU never outnumbers its line, nor a line its brand',
      ),
      ...s.toolCalls('tools/call > %s matches its output schema, as structured content and as text'),
    ],
    'Accuracy: wrong claims are found at their exact words, each with a severity.': [
      ...s.showcase('the showcase > contains exactly the planted wrong claims, each at its exact words'),
      ...s.findings('finding list > lists the findings of a brand with quotes, worst first'),
    ],
    'Accuracy: each wrong claim has a frequency and a fix.': s.overview(
      'an overview > lists wrong claims with location, frequency and fix',
    ),
    'Attribution: visits and actions from the browser, and events from the backend, are joined by the visitor ID.':
      s.joins('the credited visit > is the last one that was not direct'),
    'Programs: JSON-RPC and MCP offer the same seven tools.': s.mcp(
      'a client that negotiates %s > gets the seven tools with the schemas of JSON-RPC',
      'a client that negotiates %s > gets the same results as over JSON-RPC',
    ),
  }),
  ...rulesOf('3', {
    '`run_brand_scan` returns a job that is `running` at once. `jobs/get` polls it until it ends.': [
      ...s.toolCalls('a scan > runs until jobs/get reports its end'),
      ...s.rpcScans('starts at once, runs in the background, and stores figures and charge'),
    ],
    '`test` events are never counted, and a reversal cancels one confirmed event.': [
      ...s.projecting('projecting facts > does not count tests'),
      ...s.joins('reversals > each cancel at most one confirmed event, and no event twice'),
    ],
  }),
  ...rulesOf('6', {
    'Notifications inform a brand\u2019s team of events by webhook or chat.': s.notificationStore(
      'a delivery > arrives signed, once, with its id',
      'a delivery > to a chat is a line without mentions',
    ),
  }),
  ...rulesOf('7 JSON-RPC', {
    '-32700 `parse_error`: the message is not JSON.': s.jsonRpc(
      "the specification's examples > a call that is not JSON",
    ),
    '-32600 `invalid_request`: the message is not a request.': s.jsonRpc(
      "the specification's examples > an invalid request",
    ),
    '-32601 `method_not_found`: no such method.': s.jsonRpc(
      "the specification's examples > a call of an unknown method",
    ),
    '-32602 `invalid_params`: the error lists each invalid argument.': s.toolCalls(
      'tools/call > %s names each invalid argument',
    ),
    '-32603 `internal`: the service failed. The response has no details.': s.jsonRpc(
      'the envelope > reveals nothing about internal failures',
    ),
    '-32000 `auth_required`: the token is missing, invalid, or does not allow the call.': s.jsonRpc(
      'the envelope > answers 401 before reading the body',
      'a demo token > may list, ping, poll, and call two tools',
    ),
    '-32001 `rate_limited`: too many calls in 60 seconds.': s.jsonRpc(
      'the quota > allows 120 calls in any 60 seconds, counting each of a batch',
    ),
    '-32002 `quota_exceeded`: the quota of the plan is used up.': [
      ...s.toolCalls('a scan > beyond the plan is quota_exceeded'),
      ...s.rpcScans('beyond the plan is -32002 with limit, usage and reset time'),
    ],
    '-32003 `brand_not_found`: the token cannot access such a brand.': s.toolCalls(
      'tools/call > finds no brand of another tenant or outside the token’s access',
      'tools/call > suggests similarly spelled brands that the caller can see',
    ),
    '-32004 `ambiguous_brand`: several brands match, and the error lists them.': s.toolCalls(
      'tools/call > names the candidates for an ambiguous brand',
    ),
    '-32005 `job_not_found`: no such job in the tenant.': s.toolCalls('a scan > of another tenant is not visible'),
  }),
];
