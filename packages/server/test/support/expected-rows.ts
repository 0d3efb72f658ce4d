// The expected report rows by a naive count of the sorted history (`attribution-reference.ts`).
import type { Channel, ReportRow } from '../../src/attribution/ports.ts';
import { type Expected, expectedOf } from './attribution-reference.ts';
import type { Report, Reporting } from './reporting.ts';

/** The sources used in tests. */
export const CHANNELS: ReadonlyMap<string | null, Channel> = new Map<string | null, Channel>([
  [null, 'direct'],
  ['chatgpt.com', 'ai:chatgpt'],
  ['google', 'search'],
  ['newsletter', 'referral'],
]);
/** Events and visits are numbered in the order of the reports, from 1. */
export function expectedFrom({ install }: Pick<Reporting, 'install'>, reports: readonly Report[]): Expected {
  const numbered = reports.map((report, i) => ({ ...report, install: install.number, number: i + 1 }));
  return expectedOf({
    visits: numbered.flatMap((fact) =>
      fact.kind === 'visit' ? [{ ...fact, channel: CHANNELS.get(fact.source) ?? 'direct' }] : [],
    ),
    actions: numbered.flatMap((fact) => (fact.kind === 'action' ? [fact] : [])),
    events: numbered.flatMap((fact) =>
      fact.kind === 'event' ? [{ ...fact, creditedUntil: fact.creditedUntil ?? fact.occurredAt }] : [],
    ),
  });
}

/** The rows of the install, in the order of the report. */
export function expectedRows(
  reporting: Pick<Reporting, 'install'>,
  reports: readonly Report[],
): Omit<ReportRow, 'installId'>[] {
  return expectedFrom(reporting, reports)
    .report.map(({ install: _, ...row }) => row)
    .sort((a, b) => (`${a.day} ${a.channel}` < `${b.day} ${b.channel}` ? -1 : 1));
}
