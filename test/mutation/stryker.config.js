// `npm run mutate`: what it mutates, and the score below which it fails.

/**
 * The pure rules: files that decide from their arguments alone, so that the unit tests can show every decision. Not
 * included: tables of words (`*-data.ts`), pages and documents, the portal's types, and whatever waits for a store, a
 * network or a browser, which the tests of routes, stores and pages cover.
 */
const RULES = {
  'packages/protocol/src': [
    ...['{ids,rfc3339,text,field-issues}', 'collect/*', 'identity/*', 'rpc/*', 'server-events/*', 'tokens/*'],
  ],
  'packages/server/src': [
    'attribution/{change,channel,join,metric,outcomes,project,report-deltas,touches}',
    'collect/{check-session,page-url,parse-body,session-token}',
    'identity/{exchange-origins,link-token}',
    'integrations/{excluded-hosts,install-name,listed-origins,origin-policy,update-install}',
    'kernel/{backoff,day,describe-file-error,engine-names,ordered-ids,parse-json,printable}',
    'kernel/web/*',
    'limits/rate-limit',
    'notifications/{handle-events,message,next-attempt}',
    'plans/{catalog,count-units,periods,plan-gate}',
    'privacy/{csv,retention-guard}',
    'server-events/{accept-event,accept-preconfigured,connection-fields,fingerprint,legacy-signature,parse-body}',
    'tokens/{authenticate,last-used,manage}',
    'visibility/{answer-figures,answer-marks}',
    'visibility/citations/*',
    'visibility/measures/{compare-scans,effective-size,intervals,measures,period,rounded,summed-measures}',
    'visibility/report/excerpt',
  ],
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...Object.entries(RULES).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}.ts`)),
    '!**/*.test.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  // Stryker would rewrite it with the compiler's JavaScript API, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['/data', '/packed', '/test-results'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
};
