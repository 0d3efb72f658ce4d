// What the specification leaves open and the decisions settle.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

export const DECISION_RULES = [
  ...rulesOf('decisions 1', {
    'A request with several errors is refused for the first in the order of checks.': s.order(
      '/session reports > $title',
      '/events reports > $title',
      '/link reports > $title',
      '/redeem reports > $title',
    ),
    'Preflights get 204 for every install, and do not count toward rate limits.': s.cors(
      'a preflight > of %s is answered 204 with exactly what the SDK needs',
      'a preflight > does not count against the rate limit',
    ),
    'Every response names the allowed origin.': s.cors(
      'every response of a browser endpoint names the allowed origin: > %s',
    ),
    'Text is well-formed Unicode without U+0000, counted in code points.': s.texts(
      'a text > is well-formed Unicode without U+0000',
      'a text > is measured in code points at both ends',
    ),
    'Rate limits count by address, IPv6 by /64; only trusted proxies can forward one.': s.rateLimits(
      'the address that counts > is the one that a trusted proxy reports',
      'the address that counts > of IPv6 is its /64',
    ),
    '--dev accepts only loopback pages.': s.origins(
      'with --dev > %s may report its pages',
      'with --dev > http origins of other hosts are still malformed',
    ),
  }),
  ...rulesOf('decisions 2', {
    'Every process verifies a session without a lookup, with any of the secrets.': s.sessionTokens(
      'a list of secrets > verifies with every secret and signs with the first, for rotation',
      'a list of secrets > returns the same verdict on every node that has it',
    ),
    'A record is durable before the response is sent.': s.killed(
      'a process that is killed while it records > keeps every acknowledged record exactly once, kill after kill',
    ),
    'A change takes effect in every process within five seconds.': s.serving(
      'servers and commands on one store > applies a command’s change on every server within five seconds',
    ),
  }),
  ...rulesOf('decisions 3', {
    'A link is valid for 120 seconds.': s.identity('/redeem > accepts a link until it is 120 seconds old'),
    'It works once, even under concurrency, and a retry gets the same response.': s.identityRaces(
      'one link > redeemed 50 times at once with 50 ids is accepted once',
      'one link > redeemed 50 times at once with one id gets equal responses',
    ),
    'It is bound to the integration and both origins.': s.identity(
      '/redeem > refuses a link of another install',
      '/redeem > refuses a link at the wrong site without using it up',
      '/redeem > compares the referring origin with the link’s, if given',
    ),
    'It reveals no visitor ID and cannot be modified.': s.identity(
      '/link > returns a token that hides the visitor ID',
      '/redeem > refuses every link with one changed character',
    ),
    'An erasure invalidates older links.': [
      ...s.identity('a visitor who is erased > is not restored by an older link, only by one after new consent'),
      ...s.tombstones('a link to another site > of an erased visitor is invalid, and one after new consent is valid'),
    ],
    'Quotas apply across all processes and store no address.': [
      ...s.identityRaces(
        'the quota of an address > applies across two servers',
        'the quota of an address > is stored without the address',
      ),
      ...s.buckets('a bucket > allows the same calls as a token bucket at any quota'),
    ],
    'The SDK keeps the token in the fragment, redeems it before it uses the ID, and never fails because of it.': [
      ...s.sdkLink(
        'link() > resolves with a URL that has the token in its fragment',
        'a page opened by a link > replaces the fragment %s with %j at startup, keeping the history state',
        'a page opened by a link > keeps its own visitor and starts if the link is %s',
      ),
      ...s.twoShops('a visitor who follows the link is the same at both shops'),
    ],
  }),
  ...rulesOf('decisions 4', {
    'Checks run in a fixed order.': s.eventOrder(
      '%s > is refused for $title',
      '%s > with $title is refused: $status $code',
    ),
    'occurred_at has a time zone, is at most five minutes in the future and not before 2000.': [
      ...s.serverEvents('the boundary of > %s: %j is within, %j is not'),
      ...s.times('a timestamp > names the same instant in every zone'),
    ],
    'Unchanged means the same RFC 8785 form at the same endpoint.': s.fingerprints(
      'the fingerprint of an event > is its RFC 8785 form, prefixed by the endpoint',
      'the fingerprint of an event > differs between the endpoints',
    ),
    'Both IDs are unique per connection; a conflict gets 409 and binds nothing.': s.eventContract(
      'the result for a pair of ids > whose webhook-id is %s and whose event_id is %s is %s',
      'the result for a pair of ids > binds nothing on a conflict',
    ),
    'Of 20 concurrent first requests with two bodies, one body wins.': s.eventRaces(
      'over the network, on two servers, > 20 concurrent events with two bodies store one, and get 409 for the other',
    ),
    'Fifty identical concurrent requests count once.': s.eventRaces(
      'over the network, on two servers, > 50 identical concurrent events count once in the report',
    ),
    'A kill between any two steps neither loses nor duplicates anything.': [
      ...s.faultPoints(
        'a process that is killed while it records > at step "%s" of a group starting with %s loses nothing',
      ),
      ...s.projectionKill(
        'a process that is killed while it projects > at the step "%s" leaves a report that the next process completes',
      ),
    ],
    'Signed requests are verified over raw bytes, with several secrets and five minutes of tolerance.': s.legacySigned(
      'a signed event > is verified over the raw bytes, with any spacing and escapes',
      'a signed event > may be signed with any secret until the old ones are dropped',
      'a signed event > that was signed %s is %3$i',
    ),
    'Test events are never counted.': s.projecting('projecting facts > does not count tests'),
    'A reversal cancels the latest earlier confirmed event of its subject, once.': s.joins(
      'a reversal > %s',
      'reversals > each cancel at most one confirmed event, and no event twice',
    ),
  }),
  ...rulesOf('decisions 5', {
    'A checksum detects typos without a lookup.': [
      ...s.tokenRules('a token > with any one character mistyped is refused'),
      ...s.authenticate('a caller with an API key > with a typo is refused without a lookup'),
    ],
    'A login is bound to the browser that started it, and works once.': s.login(
      'a login, over %s > gets a new session id and invalidates the old one (session fixation)',
      'a login, over %s > accepts a state once, and only from the same browser',
      'a login, over %s > accepts a code once, only with the verifier of the same browser',
    ),
    'Logout and removal end a session everywhere.': s.login(
      'a login, over %s > signing out > ends the session on the server, at every process',
      'a login, over %s > ends for a removed member, and stays ended when they return',
    ),
    'Members manage their own tokens, owners those of their tenant.': s.me(
      '/me, over %s > shows members their own tokens, and owners the tenant’s',
      '/me, over %s > keeps tenants apart',
    ),
    'Only a SHA-256 is stored.': s.manageTokens('creating a token > returns the secret and stores only its SHA-256'),
  }),
  ...rulesOf('decisions 6', {
    'Each tool returns what its schema declares.': s.toolCalls(
      'tools/call > %s matches its output schema, as structured content and as text',
    ),
    'A token allows 120 calls in any 60 seconds, across all processes.': s.jsonRpc(
      'the quota > allows 120 calls in any 60 seconds, counting each of a batch',
      'the quota > applies to concurrent calls and across two servers',
    ),
    'A batch has at most 50 calls, a message at most 256 KiB.': s.jsonRpc(
      'an invalid batch > contains at most 50 calls',
      'the envelope > has at most 262,144 bytes',
    ),
    'Authentication comes before parsing.': s.jsonRpc('the envelope > answers 401 before reading the body'),
    'A demo token is limited to its tools and the showcase brand.': s.jsonRpc(
      'a demo token > may list, ping, poll, and call two tools',
      'a demo token > finds only the showcase',
    ),
  }),
  ...rulesOf('decisions 11', {
    'A client discovers the authorization server, registers, gets consent and calls.': s.oauthFlow(
      'a client, over %s, > discovers the authorization server from a 401',
      'a client, over %s, > reads the same metadata in both well-known forms',
      'a client, over %s, > registers, gets consent, and calls with its token',
    ),
    'Redirect URIs are https, loopback or private-use schemes, exactly as registered.': s.oauthAttacks(
      'over %s > refuses a redirect that is %s',
      'over %s > redirect %s gets no response if only a similar one is registered',
    ),
    'PKCE uses S256, and a code works once.': s.oauthAttacks(
      'over %s > an authorization is refused with %s',
      'over %s > a code used twice revokes its tokens',
    ),
    'Refresh tokens rotate, and reuse after 60 seconds revokes the family.': s.oauthAttacks(
      'over %s > a refresh token reused after 60 seconds revokes its whole family',
    ),
    'A refresh token used twice within 60 seconds gets the same pair.': s.oauthRefresh(
      'over %s > a refresh whose response was lost can be repeated for 60 seconds',
    ),
    'A token works for /mcp and one tenant, while its user is a member.': s.oauthAttacks(
      'over %s > a token is refused for another resource, at each step',
      'over %s > at /mcp > a token is refused %s',
      'over %s > at /mcp > a token ends with the membership, and so does its refresh',
    ),
    'The applicable part of the official conformance suite passes.': s.mcpConformance(
      'every applicable scored scenario of $revision passes with $runner',
    ),
    'Foreign Host and Origin headers are refused.': s.mcp('/mcp > answers %j with %s'),
    'A scan is a task for clients that declare the extension.': s.mcp(
      'a scan > is a task for a client that declares the extension',
    ),
  }),
  ...rulesOf('decisions 7', {
    'The longest name wins, and offsets refer to the original text.': s.mentions(
      'mentions > are the longest names, each with its position in the original text',
      'mentions > are always within the text, in order, without overlap',
    ),
    'Figures equal a recount over every answer.': [
      ...s.goldenOverview('matches the stored answers, for %j'),
      ...s.answerStore(
        'answers > add up to a recount over all answers, each counted once',
        'answers > yield the competitors and trend that a recount yields',
      ),
    ],
    'Prompts that name the brand are measured separately.': s.measures(
      'measures > separate branded prompts, and group by engine',
    ),
    'Answers that found nothing and unknown sentiment are excluded from rates.': s.measures(
      'measures > separate answers that found nothing, and unknown sentiment',
    ),
    'Intervals use the published methods, with prompts as clusters.': s.intervals(
      'intervals > are the published ones of Wilson and Newcombe',
      'intervals > of a mean are the published ones of Bonett and Price',
      'the effective size > is the number of prompts if each always gets the same answer',
    ),
    'Identical sentiments still have an interval.': s.measures(
      'measures > remain uncertain about a sentiment repeated fifty-two times',
    ),
    'Citations count once per registrable domain, and products have none.': [
      ...s.citations('a citation > counts once per registrable domain, including links, excluding retrieved pages'),
      ...s.measures('measures > have no citations for a product line'),
    ],
    'Claims are compared with the facts valid on their day, word for word.': s.claims(
      'claims > are compared with the facts valid on the date of the answer',
      'claims > quote an exact excerpt, with the correct value if wrong',
    ),
    'Severity depends on how far a number is off.': s.goldenClaims('derives the severity from the error of the number'),
    'A judge can withdraw findings but not create them.': s.judge(
      'a judge > withdraws the findings that it rejects, from the analysis too',
      'a judge > that fails keeps all findings, and its error is reported',
    ),
    'The sources of a finding are those cited at the claim.': s.claimCitations(
      'citations at a claim > are those that its sentence numbers or links',
      'citations at a claim > are those whose position is in its sentence',
    ),
    'A fix lists own pages to correct and sites to contact.': s.fixSteps(
      'a fix > names the pages to correct and the domains to contact',
      'a fix > names a cited page about another product after those about this one',
    ),
    'A finding is fixed once every engine and market was asked again without it.': s.answerStore(
      'a finding > is fixed by a scan without it, reopened by one with it',
      'a finding > stays open until every engine and market with it is asked again',
      'a finding > stays dismissed when seen again, until it is reopened',
    ),
    'Gaps are ranked by frequency, and each links to an answer.': [
      ...s.goldenPlaces('matches the stored answers, for %j'),
      ...s.storedAnswers(
        'the gaps of an engine and market > are ranked by frequency, and each names its newest answer',
      ),
    ],
    'Erasing a text keeps its figures.': s.answerStore(
      'answers > keep their figures when their texts are erased, and are recognized again',
    ),
    'The labels of the corpus are frozen.': s.corpus('the corpus > has the frozen labels'),
    'Errors in a brand file are reported by line.': s.brandFiles(
      'a brand file > is refused with the line of each error, in order',
    ),
  }),
  ...rulesOf('decisions 14', {
    'npm test ends with one line that sums up all runners.': s.rootScripts(
      'the last line omits zero counts of skipped tests',
      'the vitest report counts failed tests, broken files and uncaught errors',
      'the Playwright report is counted and its failures are listed',
    ),
    'A step that crashes counts as a failed test.': s.rootScripts(
      'a runner that exits with an error counts as a failure',
      'a runner without a report is a failure',
      'a failed step shows its output and how to fix it',
    ),
    'A configured browser that is missing is an error.': s.rootScripts(
      'an invalid CHROMIUM_PATH is an error, without a fallback',
    ),
    'An older Node prints which version is needed.': s.builtCommand(
      'bin/service.js > names the required version on an older Node',
    ),
    'Every import resolves and respects its layer.': s.importRules(
      'every rule has a tree that breaks it',
      'a valid tree breaks no rule',
    ),
  }),
  ...rulesOf('decisions 8', {
    'Each limit of a plan is exact.': s.planRules(
      'a limit of a plan > of %s: %s, allows %i but not one more',
      'the quota of a unit > of %s: %s, includes %i, then charges %i cents each',
    ),
    'Free and Pro have one scan per ISO week.': s.planStore(
      'a plan that blocks > %s has one scan per ISO week, and the next one on Monday',
    ),
    'Exactly one request gets the last unit, with any number of processes.': s.planStore(
      'a plan that blocks > grants its last unit to one of fifty concurrent requests',
    ),
    'Overage is invoiced to the cent.': s.planStore(
      'a plan with overage > %s includes %i scans and charges %i cents for each additional one',
      'a plan with overage > counts to the exact cent under concurrency',
    ),
    'Periods are UTC months, and ISO weeks.': [
      ...s.planStore('a plan with overage > resets at midnight UTC at the end of the month'),
      ...s.periods('a period > contains its time, and the next begins at its end'),
    ],
    'A scan without an answer is refunded.': s.planStore('a plan that blocks > can reuse a refunded unit once'),
    'Findings and fixes are counted from domain events.': s.notificationStore(
      'facts > are charged beyond ten findings and five fixes',
    ),
  }),
  ...rulesOf('decisions 20', {
    'Offsets are UTF-16 units of the answer, and cited differs from retrieved.': [
      ...s.openAi(
        'OpenAI > places citations after emoji, umlauts and before Japanese',
        'OpenAI > lists pages that were only retrieved, each URL once',
      ),
      ...s.gemini(
        'Gemini > counts in bytes, and places citations at the supported words',
        'Gemini > resolves redirect URLs to their pages, and keeps unresolved ones apart',
      ),
      ...s.perplexity('Perplexity > cites pages by markers in the text; the rest were retrieved'),
    ],
    'A reply without required fields is a failure; unknown fields are ignored.': [
      ...s.openAi('OpenAI > with %s fails with a clear reason'),
      ...s.gemini('Gemini > with %s fails with a clear reason'),
      ...s.perplexity('Perplexity > with %s fails with a clear reason'),
      ...s.claude('Claude > with %s fails with a clear reason'),
      ...s.grok('Grok > with %s fails with a clear reason'),
      ...s.mistral('Mistral > with %s fails with a clear reason'),
      ...s.openAiCompatible('an OpenAI-compatible engine > with %s fails with a clear reason'),
    ],
    'A missing or null optional field never loses the answer.': [
      ...s.openAi('OpenAI > returns an answer without optional fields'),
      ...s.gemini('Gemini > returns an answer without optional fields'),
      ...s.perplexity('Perplexity > returns an answer without optional fields'),
      ...s.claude('Claude > returns an answer without optional fields'),
      ...s.grok('Grok > returns an answer without optional fields'),
      ...s.mistral('Mistral > returns an answer without optional fields'),
      ...s.openAiCompatible('an OpenAI-compatible engine > returns an answer without optional fields'),
    ],
    'Commentary is not part of an answer.': [
      ...s.openAi('OpenAI > does not mistake commentary for its answer'),
      ...s.perplexity('Perplexity > does not mistake commentary for its answer'),
      ...s.claude('Claude > uses the answer after the last search, and cites whole blocks'),
      ...s.grok('Grok > does not mistake commentary for its answer'),
      ...s.mistral('Mistral > uses the answer after the last search'),
    ],
    'Searches are counted as the vendor bills them.': [
      ...s.openAi('OpenAI > with the calls %j is billed %i searches, and searched: %s'),
      ...s.gemini('Gemini > with the grounding %j is billed %i searches, and searched: %s'),
      ...s.claude('Claude > with %s is billed %i searches, and searched: %s'),
    ],
    'Answers without a search are counted, unless the engine does not report it.': s.answerStore(
      'answers > given without a search are counted; unknown ones are not',
    ),
    "The wait that an engine's headers request is respected.": s.askedWait(
      'the wait that a vendor asks for > in %j is %s ms',
      'the wait that a vendor asks for > ends when the exhausted limits reset',
    ),
    'A wrong key, an unknown model or an empty account stops an engine, with one log line.': s.scanStore(
      'running a scan > stops asking an engine after "%s", and continues with others',
    ),
    'Engine URLs are https or loopback, and never shown.': s.settings(
      'settings > accept a base URL for %s',
      'settings > refuse the engine URL %s without quoting it',
    ),
    'A plan with fewer engines uses the same first ones each time.': [
      ...s.scanStore('starting a scan > uses the same first engines when the plan allows fewer'),
      ...s.openEngines('the engines > follow the order of the settings, then their own'),
    ],
    'Engines have aliases.': s.engineNames('the name of an engine > %s means %s'),
    "Each engine's concurrency limit and requested waits are respected.": s.scanStore(
      'running a scan > never exceeds an engine’s concurrency, even with several scans',
      'running a scan > pauses an engine for as long as it requests, in every scan',
    ),
    'Failures are counted, and a scan without an answer costs nothing.': s.scanStore(
      'running a scan > retries temporary failures, and counts permanent ones',
      'running a scan > without any answer fails, reports it, and costs nothing',
    ),
    'A scan survives a kill at any step, and repeats only unrecorded questions.': [
      ...s.scanKill(
        'a process that is killed while it runs a scan > at "%s" (%i) leaves a scan that the next one completes',
      ),
      ...s.scanCommand('scan > resumes after a kill and answers each question once'),
    ],
    'Two processes never run the same scan.': s.scanKill(
      'two processes over one PostgreSQL > run each scan once, and resume one if its process was killed',
      'two processes over one PostgreSQL > never ask the same question twice while both live',
    ),
    'Automatic scans start once per period, with any number of schedulers.': s.scheduleStore(
      'automatic scans > of %s are %s: one per period, for any number of processes',
    ),
    'The showcase contains exactly the planted wrong claims.': s.showcase(
      'the showcase > contains exactly the planted wrong claims, each at its exact words',
    ),
  }),
  ...rulesOf('decisions 9', {
    "A visit's channel comes from its source and referrer.": s.channels(
      'the channel of a referrer > %s is %s',
      'the channel of a source tag > takes precedence over any referrer if it is known',
      'a page that only redirects visitors > %s is direct',
    ),
    'An event is credited to the last visit that was not direct, within 30 days.': s.joins(
      'the window of attribution > is 30 days, including both ends',
      'the credited visit > is the last one that was not direct',
    ),
    'The report does not depend on the order of arrival.': s.projectionStore(
      'any history, over a store > produces the report and receipts of its sorted records, in any order of arrival',
    ),
    'The report is by day, channel and install.': s.reportCommand(
      'report attribution > counts the newest records by day, channel and install',
    ),
  }),
  ...rulesOf('decisions 10', {
    "Webhooks are signed by Standard Webhooks; chats get Slack's format.": s.notificationStore(
      'a delivery > arrives signed, once, with its id',
      'a delivery > to a chat is a line without mentions',
    ),
    'A delivery is retried for 24 hours, then parked and replayable.': s.notificationStore(
      'a delivery > is retried for 24 hours with one id, then parked and replayable',
    ),
    'A process that is killed loses no notification.': s.notificationProcesses(
      'processes that deliver notifications, over $engine > lose none if killed after an accepted delivery: it is resent',
    ),
    'Targets must be https and public, checked on connection; redirects are not followed.': s.notificationSender(
      'a notification > is not sent to a name that resolves to %s',
      'a notification > is not sent without TLS unless --dev is on',
      'a notification > follows no redirect (%i), wherever it leads',
    ),
    'Secrets are shown once.': s.notificationCommand('a target shows its secret once and its path never'),
  }),
  ...rulesOf('decisions 12', {
    'An erased visitor leaves no trace, and can consent again.': s.eraseCommand(
      'erase > leaves no trace of an active visitor, who can consent again',
    ),
    'Late deliveries never restore an erased visitor, in any text.': s.tombstones(
      'a server event that names an erased visitor > only in its %s is stored without the ID, even within text',
      'a visit of an erased visitor > hides the ID in visits of other visitors until new consent',
    ),
    'Records are deleted when their retention ends.': s.retentionStore(
      'retention > drops each kind at its own age, to the millisecond',
    ),
    'A wrong clock deletes nothing.': s.retentionStore(
      'retention that checks its clock > drops no records or keys if the clock is years ahead',
    ),
    'A long export holds no lock.': s.exportCommand(
      'a slowly consumed export > holds no lock, so the log can be checkpointed',
    ),
  }),
  ...rulesOf('decisions 15', {
    'A backup of a running service has every record acknowledged before it started.': s.backupCommand(
      'backup and restore > keep every record that was acknowledged before the backup began',
    ),
  }),
  ...rulesOf('decisions 19', {
    'A pooler may use another connection for each transaction.': s.pooler(
      'behind PgBouncer > in %s mode every record is stored once, on any connection',
    ),
  }),
  ...rulesOf('decisions 13', {
    'Retries are limited: 8 attempts, 3 without any response, 60 seconds.': s.sdkRetry(
      'a request with a temporary failure > is given up after 8 answered attempts',
      'a request with a temporary failure > stops after 3 unanswered attempts while the browser is online',
      'a request with a temporary failure > ends within 60 s, including attempts and waits',
    ),
    'A 401 renews the session once for all waiting calls.': s.sdkRenewal(
      'an action answered 401 > shares one new session with nine others: ten resends, ten ids',
      'an action answered 401 > rejects with invalid_session when the new session is refused too',
    ),
    'The cookie is host-only, Lax, Secure on https, 180 days.': s.sdkCookie(
      'visitorCookie > is readable and bound to its own host on %s',
      'visitorCookie > lasts 180 days',
    ),
    'Unsupported pages send nothing.': [
      ...s.sdkPages('an unsupported page > sends nothing from %s and reports it once'),
      ...s.hostilePages('a sandboxed frame sends nothing and reports unsupported_origin'),
    ],
    'v1.js has at most 3,500 bytes and no zod.': [
      ...s.sdkBuilt('v1.js > has at most 3,500 bytes in brotli, including js-cookie', 'the npm files > contain no zod'),
      ...s.moduleGraph('the root reaches no package at all'),
    ],
    'Requests go through the page\u2019s own fetch, without cookies.': s.sdkFetch(
      'fetch > gets a string and a plain object, never a Request or cookies',
    ),
  }),
];
