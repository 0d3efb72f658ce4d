// `finding fix`: how to fix a wrong claim. It shows its price before it charges (decisions 8).
import type { Command } from 'commander';
import { type FixPrice, prescribeFinding, readFinding } from '../../claims/index.ts';
import { ReportedError, UsageError } from '../exit-code.ts';
import { dollars } from '../plans/plan.ts';
import { withOptions } from '../setting-options.ts';
import { commandLine, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { findingDocument, findingText } from './finding-document.ts';

interface FixOptions extends Record<string, unknown> {
  yes?: boolean;
}

export function declareFindingFix(fix: Command, terminal: Terminal): void {
  withOptions(fix, ['store'])
    .description('show how to fix a finding; charged the first time, after you agree to the price')
    .option('--yes', 'accept the price without a prompt')
    .action((id: string, options: FixOptions) => prescribe(id, options, terminal));
}

async function prescribe(id: string, options: FixOptions, terminal: Terminal): Promise<void> {
  await withStores(options, async (deps) => {
    const { fixPrice, isOutdated } = await readFinding(deps)(id);
    // Nothing will be charged: the request below closes it and says why.
    if (!isOutdated) await agree(fixPrice, id, options, terminal);
    const { finding, chargedCents } = await prescribeFinding(deps)(id, fixPrice.cents);
    const document = { ...findingDocument(finding), charged_cents: chargedCents };
    printAnswer(terminal, { document, text: findingText(finding) });
  });
}

/** A free fix that counts against no quota needs no confirmation. */
async function agree(price: FixPrice, id: string, { yes }: FixOptions, terminal: Terminal): Promise<void> {
  if (price.isPrescribed || !price.isCounted) return;
  const words = priceWords(price);
  if (yes) return void terminal.stderr.write(`${words}\n`);
  if (terminal.json || !terminal.confirm)
    throw new UsageError(`${words} To accept: ${commandLine(`finding fix ${id} --yes`)}`);
  if (await terminal.confirm(`${words} Continue?`)) return;
  terminal.stderr.write('Canceled. Nothing was charged.\n');
  throw new ReportedError();
}

const priceWords = ({ cents }: FixPrice): string =>
  cents > 0
    ? `The fix costs ${dollars(cents)}, on top of the plan.`
    : 'The fix is included in the plan, and counts against its quota.';
