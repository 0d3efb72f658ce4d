// `doctor`: facts of brands that answers can hardly be compared with.
import { readProfile, writeBrandFile } from '../../brands/index.ts';
import { factWarnings } from '../brands/fact-warnings.ts';
import { typed } from '../terminal.ts';
import type { CommandDeps } from '../with-stores.ts';
import type { Finding } from './check.ts';

const MOST_TOLD = 20;

/** With the lines of the file that `brand export` prints. */
export async function checkBrands({ brands }: Pick<CommandDeps, 'brands'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const brand of await brands.listBrands()) {
    const { file } = await readProfile({ brands })(brand.id);
    for (const message of factWarnings(file, writeBrandFile(file, 'yaml'), brand.name)) {
      if (findings.length >= MOST_TOLD) return findings;
      findings.push({
        check: 'facts',
        status: 'warn',
        message,
        next: `correct it: ${typed(`brand export ${brand.id}`)}`,
      });
    }
  }
  return findings;
}
