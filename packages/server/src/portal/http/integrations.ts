// AI Integrations: the same use cases as `service install` and `service connection`.

import type { PortalAnswer } from '@service/protocol/portal';
import type { ReportStore } from '../../attribution/index.ts';
import type { Brand } from '../../brands/index.ts';
import {
  type CreateInstallDeps,
  createInstall,
  type Install,
  type InstallStore,
  type UpdateInstallDeps,
  updateInstall,
} from '../../integrations/index.ts';
import { DAY_MS, dayOf } from '../../kernel/day.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import {
  type Connection,
  type ConnectionStore,
  createConnection,
  updateConnection,
} from '../../server-events/index.ts';
import type { PortalHandlers } from './call.ts';
import { describeConnection, describeInstall, totalsByInstall } from './install-documents.ts';

export interface IntegrationHandlersDeps extends CreateInstallDeps, UpdateInstallDeps {
  installs: InstallStore;
  connections: ConnectionStore;
  report: ReportStore;
  /** The script at the URL of its version, if it is built. */
  readPinnedScript(): Promise<PortalAnswer<'GET /brands/:brand/installs'>['pinned_script'] | undefined>;
}

const DAYS = 30;

type InstallKeys =
  | 'GET /brands/:brand/installs'
  | 'POST /brands/:brand/installs'
  | 'PATCH /brands/:brand/installs/:install'
  | 'POST /brands/:brand/installs/:install/revoke-sessions';
type ConnectionKeys =
  | 'POST /brands/:brand/installs/:install/connection'
  | 'PATCH /brands/:brand/installs/:install/connection';

export const integrationHandlers = (deps: IntegrationHandlersDeps): PortalHandlers<InstallKeys | ConnectionKeys> => ({
  ...installHandlers(deps),
  ...connectionHandlers(deps),
});

const installHandlers = (deps: IntegrationHandlersDeps): PortalHandlers<InstallKeys> => ({
  'GET /brands/:brand/installs': ({ brand }) => listInstalls(deps, brand),

  async 'POST /brands/:brand/installs'({ brand, body }) {
    const { id } = await createInstall(deps)({
      brandId: brand.id,
      name: body.name,
      mode: body.mode,
      reportingOrigins: body.reporting_origins,
      allowedOrigins: body.allowed_origins,
      referralExclusions: body.referral_exclusions,
    });
    return { install_id: id };
  },

  async 'PATCH /brands/:brand/installs/:install'({ brand, params, body }) {
    const { id } = await expectInstall(deps, brand, params.install);
    await updateInstall(deps)({
      id,
      ...(body.name !== undefined && { name: body.name }),
      ...(body.active !== undefined && { active: body.active }),
      ...(body.reporting_origins !== undefined && { reportingOrigins: body.reporting_origins }),
      ...(body.allowed_origins !== undefined && { allowedOrigins: body.allowed_origins }),
      ...(body.referral_exclusions !== undefined && { referralExclusions: body.referral_exclusions }),
    });
    return undefined;
  },

  async 'POST /brands/:brand/installs/:install/revoke-sessions'({ brand, params }) {
    const { id } = await expectInstall(deps, brand, params.install);
    await updateInstall(deps)({ id, revokeSessions: true });
    return undefined;
  },
});

const connectionHandlers = (deps: IntegrationHandlersDeps): PortalHandlers<ConnectionKeys> => ({
  async 'POST /brands/:brand/installs/:install/connection'({ brand, params, body }) {
    const { id } = await expectInstall(deps, brand, params.install);
    const connection = await createConnection(deps)({ installId: id, ...body });
    return made(connection, connection.signingSecrets[0] ?? null);
  },

  async 'PATCH /brands/:brand/installs/:install/connection'({ brand, params, body }) {
    const install = await expectInstall(deps, brand, params.install);
    const existing = await deps.connections.findConnectionOfInstall(install.id);
    if (!existing) throw new DomainError('not_found', { message: 'This install has no connection yet.' });
    const { rotate_secret: rotateSecret = false, drop_old_secrets: dropOldSecrets = false, ...fields } = body;
    const { connection, newSecret } = await updateConnection(deps)({
      id: existing.id,
      ...fields,
      rotateSecret,
      dropOldSecrets,
    });
    return made(connection, newSecret);
  },
});

const made = (connection: Connection, secret: string | null) => ({
  connection: describeConnection(connection),
  signing_secret: secret,
});

/** An install of another brand and one that does not exist are indistinguishable. */
async function expectInstall({ installs }: IntegrationHandlersDeps, brand: Brand, id: string): Promise<Install> {
  const install = await installs.findInstall(id);
  if (install?.brandId === brand.id) return install;
  throw new DomainError('not_found', { message: 'This brand has no such install.' });
}

async function listInstalls(deps: IntegrationHandlersDeps, { id: brandId }: Brand) {
  const since = dayOf(deps.clock.now() - (DAYS - 1) * DAY_MS);
  const [installs, connections, received, rows, pinned] = await Promise.all([
    deps.installs.listInstalls(brandId),
    deps.connections.connectionsOfBrand(brandId),
    deps.installs.receivedBy(brandId),
    deps.report.attributionReport({ brandId, since }),
    deps.readPinnedScript(),
  ]);
  const totals = totalsByInstall(rows);
  return {
    installs: installs.map((install) =>
      describeInstall(install, {
        connection: connections.get(install.id),
        received: received.get(install.id),
        totals: totals.get(install.id),
      }),
    ),
    pinned_script: pinned ?? null,
  };
}
