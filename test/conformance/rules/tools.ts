// Spec 2.10, 4.6, 4.7 and 5: what programs read through the tools, and with which credential.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

export const TOOL_RULES = [
  ...rulesOf('2.10', {
    'Brands, prompts, findings, verified facts, discoverability and scan jobs are read through the tools.': s.toolCalls(
      'tools/call > %s gives what its schema says, as text too',
    ),
    'A scan job has `jobId` and `status`.': s.toolCalls('a scan > runs until jobs/get says that it ended'),
    'A receipt is `queued` until it is processed.': s.receipts('a receipt > is queued until it is projected'),
  }),
  ...rulesOf('4.6', {
    'Requests are JSON-RPC 2.0 with `POST`, as single calls or batches.': s.jsonRpc(
      "the specification's examples > a call of a method with named parameters",
      "the specification's examples > a batch of everything",
      'the envelope > takes POST alone',
    ),
    'The methods are `tools/list`, `tools/call`, `ping` and `jobs/get`.': s.jsonRpc(
      'a demo token > may list, ping, poll, and call two tools',
      "the specification's examples > a method that there is not",
    ),
    '`tools/list` has the seven tools with their schemas.': s.toolCalls(
      'tools/list > shows the seven tools in their order, each with its schemas',
    ),
    '`run_brand_scan` alone is long-running: it returns a job at once, which is polled with `jobs/get`.': [
      ...s.toolCalls('a scan > runs until jobs/get says that it ended', 'a scan > is no job of another tenant'),
      ...s.rpcScans('starts at once, runs beside serving, and its figures and its charge are there in the end'),
    ],
  }),
  ...rulesOf('4.7', {
    'MCP has the tools of the RPC adapter, with the same schemas and answers.': s.mcp(
      'a client that negotiates %s > gets the seven tools with the schemas of the other door',
      'a client that negotiates %s > gets the same answers as over JSON-RPC',
    ),
    'A client registers by itself, asks for consent and calls with its token.': s.oauthFlow(
      'a client, over %s, > registers, is agreed to, and calls with its token',
    ),
  }),
  ...rulesOf('5 JSON-RPC', {
    'A personal access token is needed, and reaches the brands of its tenant only.': [
      ...s.jsonRpc('the envelope > says 401 before it reads anything'),
      ...s.toolCalls('tools/call > finds no brand of another tenant, nor one that the token does not reach'),
    ],
    'A demo token only reads.': s.toolCalls(
      'a fix > is refused to keys that only read, and to demo tokens, which charges nothing',
    ),
  }),
  ...rulesOf('5 MCP', {
    'OAuth with dynamic client registration: a call without a token is told where to get one.': s.oauthFlow(
      'a client, over %s, > is told where to ask for a token, from a 401 on',
      'a client, over %s, > registers, is agreed to, and calls with its token',
    ),
  }),
];
