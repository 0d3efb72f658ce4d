// Authorizes the origin of a browser call: 404 for an unknown install, then 403 (decisions 1 "Order of checks").
import { isInstallId } from '@service/protocol';
import { allowsOrigin, type CachedLookup, type Install } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Fault } from '../kernel/error-codes.ts';

export interface AuthorizeDeps {
  installs: Pick<CachedLookup<Install>, 'find'>;
}

export interface BrowserCall {
  /** The id in the path, in any form. */
  installId: string;
  /** `null` if the `Origin` header is missing or malformed. */
  origin: string | null;
}

export interface AuthorizedCall {
  install: Install;
  origin: string;
}

export interface OriginRule {
  allows(install: Install, origin: string): boolean;
  /** Why an origin is refused, for the log. */
  refusal(origin: string): string;
}

/** Origins that may report visits and actions. */
export const REPORTING_ORIGINS: OriginRule = {
  allows: ({ reportingOrigins, mode }, origin) => allowsOrigin(reportingOrigins, origin, mode),
  refusal: (origin) => `${origin} is not listed`,
};

/** Throws `not_found` and `origin_not_allowed` (Spec 7; inactive integrations are the latter). */
export const authorizeBrowserCall =
  ({ installs }: AuthorizeDeps, rule: OriginRule) =>
  async ({ installId, origin }: BrowserCall): Promise<AuthorizedCall> => {
    const install = isInstallId(installId) ? await installs.find(installId) : undefined;
    if (install === undefined)
      throw new DomainError('not_found', { message: 'unknown install', fault: 'unknown_install' });
    if (!install.active) throw notAllowed('the install is inactive', 'inactive_install');
    if (origin === null) throw notAllowed('Origin is missing or malformed', 'origin_missing');
    if (!rule.allows(install, origin)) throw notAllowed(rule.refusal(origin), 'origin_not_listed');
    return { install, origin };
  };

const notAllowed = (message: string, fault: Fault): DomainError =>
  new DomainError('origin_not_allowed', { message, fault });
