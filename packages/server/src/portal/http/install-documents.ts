// How the portal shows an install and its connection. Pure.
import type { PortalAnswer } from '@service/protocol/portal';
import type { ReportRow } from '../../attribution/index.ts';
import type { Install, Received } from '../../integrations/index.ts';
import type { Connection } from '../../server-events/index.ts';
import { isoTime } from './iso-time.ts';

type InstallDocument = PortalAnswer<'GET /brands/:brand/installs'>['installs'][number];

interface Details {
  connection: Connection | undefined;
  received: Received | undefined;
  totals: InstallDocument['last_30_days'] | undefined;
}

export const describeInstall = (install: Install, { connection, received, totals }: Details): InstallDocument => ({
  install_id: install.id,
  name: install.name,
  mode: install.mode,
  active: install.active,
  reporting_origins: install.reportingOrigins,
  allowed_origins: install.allowedOrigins,
  referral_exclusions: install.referralExclusions,
  session_epoch: install.sessionEpoch,
  created_at: isoTime(install.createdAt),
  connection: connection === undefined ? null : describeConnection(connection),
  received: {
    session: received?.session ?? false,
    action: received?.action ?? false,
    server_event: received?.serverEvent ?? false,
  },
  last_30_days: totals ?? NOTHING,
});

/** Contains no secret, only the number of secrets. */
export const describeConnection = (connection: Connection): NonNullable<InstallDocument['connection']> => ({
  connection_id: connection.id,
  handles: connection.handles,
  preconfigured: connection.preconfigured,
  reversals: connection.reversals,
  signing_secrets: connection.signingSecrets.length,
  created_at: isoTime(connection.createdAt),
});

const NOTHING: InstallDocument['last_30_days'] = { visits: 0, actions: 0, confirmed: 0 };

/** By install ID. */
export function totalsByInstall(rows: readonly ReportRow[]): Map<string, InstallDocument['last_30_days']> {
  const totals = new Map<string, InstallDocument['last_30_days']>();
  for (const { installId, visits, actions, confirmed } of rows) {
    const sum = totals.get(installId) ?? NOTHING;
    totals.set(installId, {
      visits: sum.visits + visits,
      actions: sum.actions + actions,
      confirmed: sum.confirmed + confirmed,
    });
  }
  return totals;
}
