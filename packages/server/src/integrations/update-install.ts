// Changes an install, and waits until every serving process has applied it (decisions 2, "Reading from memory").
import { DomainError } from '../kernel/domain-error.ts';
import type { OriginRules } from '../kernel/web/origin.ts';
import { parseExcludedHosts } from './excluded-hosts.ts';
import { parseInstallName } from './install-name.ts';
import { parseListedOrigins } from './listed-origins.ts';
import type { Install, InstallChange, InstallStore } from './ports.ts';
import { type PropagationDeps, waitForConfigPropagation } from './wait-for-config-propagation.ts';

export interface UpdateInstallDeps extends PropagationDeps {
  installs: Pick<InstallStore, 'updateInstall'>;
  originRules: OriginRules;
}

/** Throws `DomainError` `invalid_input` for an invalid name, origin or host, `not_found` for an unknown install. */
export const updateInstall =
  (deps: UpdateInstallDeps) =>
  async ({ id, ...change }: { id: string } & InstallChange): Promise<Install> => {
    const install = await deps.installs.updateInstall(id, parsed(change, deps.originRules));
    if (!install) throw new DomainError('not_found', { message: `no such install: ${id}` });
    await waitForConfigPropagation(deps);
    return install;
  };

function parsed(change: InstallChange, rules: OriginRules): InstallChange {
  const { name, reportingOrigins, allowedOrigins, referralExclusions } = change;
  return {
    ...change,
    ...(name !== undefined && { name: parseInstallName(name) }),
    ...(reportingOrigins !== undefined && {
      reportingOrigins: parseListedOrigins(reportingOrigins, 'reporting_origins', rules),
    }),
    ...(allowedOrigins !== undefined && {
      allowedOrigins: parseListedOrigins(allowedOrigins, 'allowed_origins', rules),
    }),
    ...(referralExclusions !== undefined && { referralExclusions: parseExcludedHosts(referralExclusions) }),
  };
}
