// Creates an install of a brand (Spec 2.1, 2.2).
import { INSTALL_ID_PREFIX } from '@service/protocol';
import type { BrandStore } from '../brands/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { OriginRules } from '../kernel/web/origin.ts';
import { parseExcludedHosts } from './excluded-hosts.ts';
import { parseInstallName } from './install-name.ts';
import { parseListedOrigins } from './listed-origins.ts';
import type { Install, InstallStore } from './ports.ts';

export interface CreateInstallDeps {
  installs: Pick<InstallStore, 'createInstall'>;
  brands: Pick<BrandStore, 'findBrand'>;
  clock: Clock;
  ids: Ids;
  originRules: OriginRules;
}

export type NewInstall = Omit<Install, 'number' | 'id' | 'active' | 'sessionEpoch' | 'createdAt'>;

const INSTALL_ID_BYTES = 16;

/** Throws `DomainError` `invalid_input` for an invalid name, origin or host, `not_found` for an unknown brand. */
export const createInstall =
  ({ installs, brands, clock, ids, originRules }: CreateInstallDeps) =>
  async ({ brandId, name, mode, referralExclusions, ...origins }: NewInstall): Promise<Install> => {
    const parsedName = parseInstallName(name);
    const reportingOrigins = parseListedOrigins(origins.reportingOrigins, 'reporting_origins', originRules);
    const allowedOrigins = parseListedOrigins(origins.allowedOrigins, 'allowed_origins', originRules);
    const hosts = parseExcludedHosts(referralExclusions);
    if (!(await brands.findBrand(brandId))) {
      throw new DomainError('not_found', { message: `no such brand: ${brandId}` });
    }
    return installs.createInstall({
      id: INSTALL_ID_PREFIX + Buffer.from(ids.bytes(INSTALL_ID_BYTES)).toString('hex'),
      brandId,
      name: parsedName,
      mode,
      reportingOrigins,
      allowedOrigins,
      referralExclusions: hosts,
      active: true,
      sessionEpoch: 0,
      createdAt: clock.now(),
    });
  };
