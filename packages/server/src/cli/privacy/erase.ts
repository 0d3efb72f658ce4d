// `erase --visitor`: erases all data of a visitor (decisions 12, Privacy).
import type { Command } from 'commander';
import { systemClock, systemIds } from '../../kernel/clock.ts';
import { type ErasureResult, eraseVisitor } from '../../privacy/index.ts';
import { isInStoreFiles, openStores } from '../../server/compose.ts';
import { settingsFrom, withOptions } from '../setting-options.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';

interface EraseOptions extends Record<string, unknown> {
  visitor: string;
}

export function declareErase(command: Command, terminal: Terminal): void {
  withOptions(command, ['store'])
    .requiredOption('--visitor <id>', 'the visitor ID, from the cookie service_visitor_id')
    .action(async (options: EraseOptions) => printAnswer(terminal, await erase(options)));
}

async function erase(options: EraseOptions): Promise<Answer> {
  const settings = settingsFrom(options);
  const erased = await eraseVisitor({
    clock: systemClock,
    isInFiles: (text) => isInStoreFiles(settings, text),
    async withStore(use) {
      const stores = await openStores(settings, { clock: systemClock, ids: systemIds });
      return use(stores.erasure).finally(() => stores.close());
    },
  })(options.visitor);
  return { document: { erased: true, visitor_id: options.visitor, ...erased }, text: textOf(erased) };
}

function textOf({ visits, actions, events, rewritten }: ErasureResult): string {
  const counts = `Erased the visitor: deleted ${visits} visits and ${actions} actions, anonymized ${events} server events.`;
  const rewrite = rewritten ? '\nThe store was rewritten, because a page still contained the ID.' : '';
  return `${counts}${rewrite}\nEarlier sessions are no longer valid. The visitor can consent again.`;
}
