// `doctor`: brand facts that are hard to compare with answers.
import { readProfile, writeBrandFile } from '../../brands/index.ts';
import { factWarnings } from '../brands/warning-lines.ts';
import { commandLine } from '../terminal.ts';
import type { CommandDeps } from '../with-stores.ts';
import type { CheckResult } from './check-result.ts';

const MOST_TOLD = 20;

/** The line numbers refer to the output of `brand export`. */
export async function checkBrands({ brands }: Pick<CommandDeps, 'brands'>): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const brand of await brands.listBrands()) {
    const { file } = await readProfile({ brands })(brand.id);
    for (const message of factWarnings(file, writeBrandFile(file, 'yaml'), brand.name)) {
      if (results.length >= MOST_TOLD) return results;
      results.push({
        check: 'facts',
        status: 'warn',
        message,
        next: `export the brand file, correct it and import it again: ${commandLine(`brand export ${brand.id}`)}`,
      });
    }
  }
  return results;
}
