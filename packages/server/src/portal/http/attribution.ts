// The attribution report of a brand.
import { type ReportStore, totalsOf } from '../../attribution/index.ts';
import type { InstallStore } from '../../integrations/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { csvLine } from '../../privacy/index.ts';
import type { PortalHandlers } from './call.ts';
import { Download } from './download.ts';
import { daysBefore, expectReportPeriod, rowsByChannel } from './report-period.ts';

export interface AttributionHandlersDeps {
  report: ReportStore;
  installs: Pick<InstallStore, 'listInstalls'>;
  clock: Pick<Clock, 'now'>;
}

const COLUMNS = ['visits', 'visitors', 'actions', 'confirmed', 'reversed'] as const;

export const attributionHandlers = (
  deps: AttributionHandlersDeps,
): PortalHandlers<'GET /brands/:brand/attribution' | 'GET /brands/:brand/attribution.csv'> => ({
  async 'GET /brands/:brand/attribution'({ brand, query }) {
    const period = expectReportPeriod(query, deps.clock.now());
    const read = async (days: { since: string; until: string }) =>
      ofInstall(await deps.report.attributionReport({ brandId: brand.id, ...days }), query.install);
    const [rows, before, installs] = await Promise.all([
      read(period),
      read(daysBefore(period)),
      deps.installs.listInstalls(brand.id),
    ]);
    return {
      ...period,
      installs: installs.map(({ id }) => id),
      totals: totalsOf(rows),
      previous: totalsOf(before),
      rows: rowsByChannel(rows),
    };
  },

  async 'GET /brands/:brand/attribution.csv'({ brand, query }) {
    const period = expectReportPeriod(query, deps.clock.now());
    const rows = ofInstall(await deps.report.attributionReport({ brandId: brand.id, ...period }), query.install);
    const lines = rows.map((row) =>
      csvLine([row.day, row.channel, row.installId, ...COLUMNS.map((column) => String(row[column]))]),
    );
    return new Download({
      name: `attribution-${brand.name}-${period.since}-${period.until}.csv`,
      type: 'text/csv',
      text: [csvLine(['day', 'channel', 'install_id', ...COLUMNS]), ...lines].join(''),
    });
  },
});

const ofInstall = <Row extends { installId: string }>(rows: readonly Row[], installId: string | undefined): Row[] =>
  rows.filter((row) => installId === undefined || row.installId === installId);
