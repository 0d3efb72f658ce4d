// Who may call a browser endpoint at all: 404, then 403 (decisions 1 "Order of checks").
import { isInstallId } from '@service/protocol';
import { admitsOrigin, type Install, type Remembered } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';

export interface AdmitDeps {
  installs: Pick<Remembered<Install>, 'find'>;
}

export interface Caller {
  /** As it stands in the path, of any form. */
  installId: string;
  /** `null` where the `Origin` header is missing or malformed. */
  origin: string | null;
}

/** A caller that may go on. */
export interface Admitted {
  install: Install;
  origin: string;
}

/** Throws `not_found` and `origin_not_allowed` (Spec 7; inactive integrations are the latter). */
export const admit =
  ({ installs }: AdmitDeps) =>
  async ({ installId, origin }: Caller): Promise<Admitted> => {
    const install = isInstallId(installId) ? await installs.find(installId) : undefined;
    if (install === undefined) throw new DomainError('not_found', { message: 'unknown install' });
    if (!install.active) throw refused('the install is inactive');
    if (origin === null) throw refused('Origin is missing or malformed');
    if (!admitsOrigin(install.reportingOrigins, origin, install.mode)) throw refused(`${origin} is not listed`);
    return { install, origin };
  };

const refused = (message: string): DomainError => new DomainError('origin_not_allowed', { message });
