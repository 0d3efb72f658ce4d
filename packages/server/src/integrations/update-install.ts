// Changes an install, and waits until every serving process obeys (decisions 2, "Reading from memory").
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { parseListedOrigins } from './listed-origins.ts';
import type { OriginRules } from './origin-policy.ts';
import type { ChangeFeed, Install, InstallChange, InstallStore } from './ports.ts';

export interface UpdateInstallDeps {
  installs: InstallStore;
  changes: ChangeFeed;
  clock: Clock;
  originRules: OriginRules;
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<unknown>;
}

/** A process that has not heard of a change for so long no longer trusts its memory, so the change holds there too. */
const OBEYED_AFTER_MS = 5000;
const ASK_EVERY_MS = 50;

/** Throws `DomainError` `invalid_input` for a wrong origin, `not_found` for an unknown install. */
export const updateInstall =
  (deps: UpdateInstallDeps) =>
  async ({ id, ...change }: { id: string } & InstallChange): Promise<Install> => {
    const install = await deps.installs.updateInstall(id, withParsedOrigins(change, deps.originRules));
    if (!install) throw new DomainError('not_found', { message: `there is no install ${id}` });
    await untilObeyed(deps);
    return install;
  };

function withParsedOrigins(change: InstallChange, rules: OriginRules): InstallChange {
  const { reportingOrigins, allowedOrigins } = change;
  return {
    ...change,
    ...(reportingOrigins !== undefined && { reportingOrigins: parseListedOrigins(reportingOrigins, rules) }),
    ...(allowedOrigins !== undefined && { allowedOrigins: parseListedOrigins(allowedOrigins, rules) }),
  };
}

async function untilObeyed({ changes, clock, pause }: UpdateInstallDeps): Promise<void> {
  const version = await changes.version();
  const deadline = clock.monotonic() + OBEYED_AFTER_MS;
  while ((await changes.nodesBehind(version, clock.now() - OBEYED_AFTER_MS)) > 0 && clock.monotonic() < deadline) {
    await pause(ASK_EVERY_MS);
  }
}
