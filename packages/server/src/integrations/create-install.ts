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
  installs: Pick<InstallStore, 'createInstall' | 'listInstalls'>;
  brands: Pick<BrandStore, 'findBrand'>;
  clock: Clock;
  ids: Ids;
  originRules: OriginRules;
}

export type NewInstall = Omit<Install, 'number' | 'id' | 'active' | 'sessionEpoch' | 'createdAt'>;

const INSTALL_ID_BYTES = 16;
/** Of a brand. The specification sets no limit: it is our choice. */
export const MAX_INSTALLS = 200;

/** Throws `DomainError` `invalid_input` for an invalid name, origin or host or too many installs, `not_found` for an unknown brand. */
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
    if ((await installs.listInstalls(brandId)).length >= MAX_INSTALLS) {
      throw new DomainError('invalid_input', { message: `A brand has at most ${MAX_INSTALLS} installs.` });
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
