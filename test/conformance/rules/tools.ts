// Spec 2.10, 4.6, 4.7 and 5: what programs can read through the tools, and with which credentials.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

const TOOL_RESULTS = 'are identical over MCP';

export const TOOL_RULES = [
  ...rulesOf('2.10', {
    'Brands are listed with their names, products, markets and competitors.': s.goldenBrands(
      'lists brands in the order of creation',
      'lists only the brands of the key',
    ),
    'Prompts are listed with the results of their newest answers.': s.goldenPrompts(
      'pages through all of %j',
      'returns each answer with a wrong claim in full',
    ),
    'Findings are available, with the same filters as figures.': [
      ...s.goldenOverview('matches the stored answers, for %j'),
      ...s.overview('an overview > counts and lists only findings of %o'),
    ],
    'Verified facts are available, with source and date.': s.goldenClaims('has all facts of the kind %s'),
    'Discoverability is available per engine and market.': s.goldenPlaces(
      'matches the stored answers, for %j',
      'counts the same answers as an overview',
    ),
    'A scan job has `jobId` and `status`.': s.goldenBrands('a scan of $given asks each engine once for two callers'),
  }),
  ...rulesOf('4.6', {
    'An envelope is JSON-RPC 2.0: single calls, batches and notifications.': s.jsonRpc(
      "the specification's examples > a call of a method with named parameters",
      "the specification's examples > a batch of everything",
      "the specification's examples > notifications of known and unknown methods",
    ),
    'tools/list returns the seven tools.': s.toolCalls(
      'tools/list > shows the seven tools in order, each with its schemas',
    ),
    'tools/call returns figures that match the stored answers.': [
      ...s.goldenOverview('matches the stored answers, for %j'),
      ...s.goldenPlaces('matches the stored answers, for %j'),
      ...s.goldenPrompts('returns one answer per engine and market in full, with names as written'),
      ...s.goldenClaims('judges by the facts of the brand file, for %j'),
    ],
    'An unknown tool, argument, engine or product is -32602, and the error names it.': [
      ...s.toolCalls('tools/call > refuses an unknown tool', 'tools/call > %s names each invalid argument'),
      ...s.goldenRefusals('%s refuses %j for %s'),
    ],
    'An ambiguous brand returns its candidates.': s.goldenRefusals(
      'the brand %s is refused with %i %s and its candidates',
    ),
    'quota_exceeded returns limit, usage and reset time.': s.goldenRefusals(
      'reports how many engines the plan allows',
      'reports when the weekly scan of a free plan resets',
    ),
    'run_brand_scan returns running at once, and jobs/get the result.': [
      ...s.goldenBrands('a scan of $given asks each engine once for two callers'),
      ...s.rpcScans('starts at once, runs in the background, and stores figures and charge'),
    ],
    'An unknown job, or one of another tenant, is job_not_found.': [
      ...s.goldenRefusals('does not find a job that was never started'),
      ...s.toolCalls('a scan > of another tenant is not visible'),
    ],
  }),
  ...rulesOf('4.7', {
    'JSON-RPC and MCP have the same tools and the same results.': [
      ...s.mcp('a client that negotiates %s > gets the seven tools with the schemas of JSON-RPC'),
      ...s.goldenBrands(TOOL_RESULTS, 'reports the same error over MCP as over JSON-RPC'),
    ],
    'The official client answers questions from tool results only.': s.transcript(
      'answers three questions about the showcase as in the transcript',
    ),
    'A client registers itself and calls with its token.': s.oauthFlow(
      'a client, over %s, > registers, gets consent, and calls with its token',
    ),
  }),
  ...rulesOf('5 JSON-RPC', {
    'A call needs a personal access token, checked before the body is read.': s.jsonRpc(
      'the envelope > answers 401 before reading the body',
    ),
    'A token has a fixed format, and can access only its own tenant.': [
      ...s.tokenRules('a token > is 32 base62 characters after its prefix, a demo token 27'),
      ...s.toolCalls('tools/call > finds no brand of another tenant or outside the token’s access'),
    ],
    'A demo token is read-only, and limited to two tools and the showcase.': s.jsonRpc(
      'a demo token > may list, ping, poll, and call two tools',
      'a demo token > finds only the showcase',
    ),
    'Calls that cost money need the scope write.': s.toolCalls(
      'a scan > is started by a key with the scope %j: %i',
      'a fix > is refused to read-only and demo tokens, without a charge',
    ),
  }),
  ...rulesOf('5 MCP', {
    'A client without a token can discover where to get one.': [
      ...s.mcp('/mcp > requires a token in the header before it reads the body'),
      ...s.oauthFlow('a client, over %s, > discovers the authorization server from a 401'),
    ],
    'Registration is dynamic, and issues no secret.': s.oauthFlow(
      'a client, over %s, > always gets a public registration',
    ),
    'Without the scope, a call that costs money is refused before it runs.': [
      ...s.oauthFlow('a client, over %s, > is asked for more scope before a call that needs it'),
      ...s.mcp('a scan > is not started by a read-only key, with extensions %j'),
    ],
  }),
];
