// Rate limits for tests: high, except those under test.
import type { RateLimits } from '../../src/ops/settings.ts';

export const limitsOf = (change: Partial<RateLimits>): RateLimits => ({
  sessionsPerAddress: 1000,
  eventsPerAddress: 1000,
  perInstall: 1000,
  serverEventsPerKey: 1000,
  exchangesPerAddress: 1000,
  callsPerToken: 1000,
  callsPerDemoToken: 1000,
  registrationsPerAddress: 1000,
  authorizationsPerAddress: 1000,
  loginsPerAddress: 1000,
  ownPerUser: 1000,
  portalPerUser: 1000,
  ...change,
});
