// Spec 2.10, 4.6, 4.7 and 5: what programs read through the tools, and with which credential.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

const TOOL_RESULTS = 'are the same over MCP, word for word';

export const TOOL_RULES = [
  ...rulesOf('2.10', {
    'Brands are listed with their names, products, markets and competitors.': s.goldenBrands(
      'lists brands in the order in which they were made',
      'lists the brands of the key alone',
    ),
    'Prompts are listed with what their newest answers showed.': s.goldenPrompts(
      'goes through all pages of %j',
      'gives each answer with a wrong claim in full',
    ),
    'Findings are reachable, filtered as the figures are.': [
      ...s.goldenOverview('is what stored answers come to, for %j'),
      ...s.overview('an overview > counts and lists findings of %o alone'),
    ],
    'Verified information is reachable, with source and date.': s.goldenClaims('has all facts of the kind %s'),
    'Discoverability is reachable for each engine and market.': s.goldenPlaces(
      'is what stored answers come to, for %j',
      'counts what an overview counts',
    ),
    'A scan job has jobId and status.': s.goldenBrands('a scan of $given asks each engine, once for two askers'),
  }),
  ...rulesOf('4.6', {
    'An envelope is JSON-RPC 2.0: single calls, batches and notifications.': s.jsonRpc(
      "the specification's examples > a call of a method with named parameters",
      "the specification's examples > a batch of everything",
      "the specification's examples > notifications of known and unknown methods",
    ),
    'tools/list has the seven tools.': s.toolCalls(
      'tools/list > shows the seven tools in their order, each with its schemas',
    ),
    'tools/call gives figures that stored answers come to.': [
      ...s.goldenOverview('is what stored answers come to, for %j'),
      ...s.goldenPlaces('is what stored answers come to, for %j'),
      ...s.goldenPrompts('gives one answer of each place in full, names as written'),
      ...s.goldenClaims('judges by the facts of the brand file, for %j'),
    ],
    'An unknown tool, argument, engine or product is -32602 and named.': [
      ...s.toolCalls('tools/call > refuses an unknown tool', 'tools/call > %s names each argument at fault'),
      ...s.goldenRefusals('%s refuses %j by %s'),
    ],
    'A brand that is unclear comes with its candidates.': s.goldenRefusals(
      'the brand %s is refused with %i %s and its candidates',
    ),
    'quota_exceeded says limit, use and when there is more.': s.goldenRefusals(
      'says how many engines the plan has',
      'says when the weekly scan of a free plan comes back',
    ),
    'run_brand_scan returns running at once, and jobs/get its end.': [
      ...s.goldenBrands('a scan of $given asks each engine, once for two askers'),
      ...s.rpcScans('starts at once, runs in the background, and stores figures and charge'),
    ],
    'A job that is not there, or of another tenant, is job_not_found.': [
      ...s.goldenRefusals('does not find a job that was never started'),
      ...s.toolCalls('a scan > is no job of another tenant'),
    ],
  }),
  ...rulesOf('4.7', {
    'Both doors have the same tools and the same answers.': [
      ...s.mcp('a client that negotiates %s > gets the seven tools with the schemas of JSON-RPC'),
      ...s.goldenBrands(TOOL_RESULTS, 'reports the same error over MCP as over JSON-RPC'),
    ],
    'The official client answers questions from tool results alone.': s.transcript(
      'answers three questions about the showcase as the transcript says',
    ),
    'A client registers by itself and calls with its token.': s.oauthFlow(
      'a client, over %s, > registers, is agreed to, and calls with its token',
    ),
  }),
  ...rulesOf('5 JSON-RPC', {
    'A call needs a personal access token, before anything is read.': s.jsonRpc(
      'the envelope > answers 401 before reading the body',
    ),
    'A token has its pattern, and reaches its own tenant alone.': [
      ...s.tokenRules('a token > is 32 base62 characters after its prefix, a demo token 27'),
      ...s.toolCalls('tools/call > finds no brand of another tenant or beyond the token’s reach'),
    ],
    'A demo token only reads, two tools of the showcase.': s.jsonRpc(
      'a demo token > may list, ping, poll, and call two tools',
      'a demo token > finds no brand but the showcase',
    ),
    'What costs something needs write.': s.toolCalls(
      'a scan > is started by a key with the scope %j: %i',
      'a fix > is refused to read-only and demo tokens, without a charge',
    ),
  }),
  ...rulesOf('5 MCP', {
    'A client without a token is told where to get one.': [
      ...s.mcp('/mcp > requires a token in the header before it reads the body'),
      ...s.oauthFlow('a client, over %s, > discovers the authorization server from a 401'),
    ],
    'Registration is dynamic, and gives no secret.': s.oauthFlow(
      'a client, over %s, > always gets a public registration',
    ),
    'A call that costs something is refused before it runs.': [
      ...s.oauthFlow('a client, over %s, > is asked for more scope before a call that needs it'),
      ...s.mcp('a scan > is not started by a key that only reads, with extensions %j'),
    ],
  }),
];
