// Who may exchange identities at all: 404, then 403 (Spec 2.2; decisions 1 "Order of checks", 3).
import { isInstallId } from '@service/protocol';
import type { Admitted, Caller } from '../collect/index.ts';
import { admitsOrigin, type Install, type Remembered } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';

export interface AdmitExchangeDeps {
  installs: Pick<Remembered<Install>, 'find'>;
}

/** Throws `not_found` and `origin_not_allowed` (Spec 7; inactive integrations are the latter). */
export const admitExchange =
  ({ installs }: AdmitExchangeDeps) =>
  async ({ installId, origin }: Caller): Promise<Admitted> => {
    const install = isInstallId(installId) ? await installs.find(installId) : undefined;
    if (install === undefined) throw new DomainError('not_found', { message: 'unknown install' });
    if (!install.active) throw new DomainError('origin_not_allowed', { message: 'the install is inactive' });
    if (origin === null) throw new DomainError('origin_not_allowed', { message: 'Origin is missing or malformed' });
    if (mayExchange(install, origin)) return { install, origin };
    throw new DomainError('origin_not_allowed', { message: `${origin} may not exchange identities` });
  };

/** `allowed_origins` as they are listed; without a list, every origin that may create sessions (decisions 3). */
export const mayExchange = ({ allowedOrigins, reportingOrigins, mode }: Install, origin: string): boolean =>
  allowedOrigins === null ? admitsOrigin(reportingOrigins, origin, mode) : allowedOrigins.includes(origin);
