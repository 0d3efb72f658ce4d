// `retention run`: deletes expired records, as a serving process does daily (decisions 12).
import type { Command } from 'commander';
import { applyRetention, type DroppedCounts } from '../../privacy/index.ts';
import { createProjection } from '../../workers/projection.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

const BATCH_RECORDS = 1000;

const KEYS = [
  'store',
  'retentionVisitsDays',
  'retentionActionsDays',
  'retentionEventsDays',
  'retentionAnswersDays',
] as const;

export function declareRetention(retention: Command, terminal: Terminal): void {
  withOptions(retention.command('run'), KEYS)
    .description('delete records whose retention has ended; a serving process does this daily')
    .option('--force', 'delete them even if the clock looks wrong or there are more than usual')
    .action(async (options: Record<string, unknown>) => printAnswer(terminal, await run(options)));
}

async function run(options: Record<string, unknown>): Promise<Answer> {
  const dropped: DroppedCounts = { visits: 0, actions: 0, events: 0, keys: 0, answers: 0 };
  const days = await withStores(options, async (stores) => {
    const { retention: store, answers, clock, settings } = stores;
    const project = createProjection(stores, clock);
    // Records must be counted in reports before they are deleted.
    while ((await project(BATCH_RECORDS)) > 0);
    const force = options.force === true;
    for await (const batch of applyRetention({ store, answers, clock, days: settings.retentionDays, force })) {
      for (const kind of ['visits', 'actions', 'events', 'keys', 'answers'] as const) dropped[kind] += batch[kind] ?? 0;
    }
    return settings.retentionDays;
  });
  const { visits, actions, events, keys, answers } = dropped;
  return {
    document: { dropped, days },
    text: [
      `Deleted ${visits} visits older than ${days.visits} days, ${actions} actions older than ${days.actions} days,`,
      `${events} server events older than ${days.events} days, the texts of ${answers} answers older than ${days.answers} days,`,
      `and ${keys} delivery ids. Reports, figures and findings are kept.`,
    ].join('\n'),
  };
}
