// Rules of the architecture that imports do not show: where the environment, the time and chance may be read, and that
// every file lies in a folder that the import rules know, even one that nothing imports.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '../../.dependency-cruiser.mjs';

interface Rule {
  name: string;
  pattern: RegExp;
  /** Files under packages/server/src that may. */
  allowed: string[];
  /** Ways of writing it that the pattern must find. */
  samples: string[];
}

const rules: Rule[] = [
  {
    name: 'the environment is read in ops/config.ts alone',
    pattern: /\bprocess\s*(?:\.|\?\.|\[['"])env\b|\benv\b[^;]*\bfrom 'node:process'|\{[^}]*\benv\b[^}]*\} = process\b/,
    allowed: ['ops/config.ts'],
    samples: ['process.env.PORT', "process['env']", "import { env } from 'node:process';", 'const { env } = process;'],
  },
  {
    name: 'time, chance and ids come through kernel/clock.ts',
    pattern:
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandom(?:UUID|Bytes|Int)\(|\bperformance\.now\(|\bhrtime\b/,
    // The writer's thread has no event loop to hand it a clock: it measures how long it waits for a lock.
    // The mock collector runs in browsers, where kernel/clock.ts cannot.
    allowed: ['kernel/clock.ts', 'stores/sqlite/retry-on-busy.ts', 'testing/mock-collector.ts'],
    samples: ['Date.now()', 'new Date()', 'Math.random()', 'randomUUID()', 'randomBytes(4)', 'process.hrtime.bigint()'],
  },
];

const root = new URL('../../packages/server/src/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

test.each(rules)('$name', ({ pattern, allowed, samples }) => {
  expect(samples.filter((sample) => !pattern.test(sample))).toEqual([]);
  const found = sources.filter((path) => pattern.test(readFileSync(new URL(path, root), 'utf8')));
  expect(found.sort()).toEqual(allowed);
});

test('the root holds main.ts, and each folder has a layer', () => {
  const entries = readdirSync(root, { withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['main.ts']);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...FOLDERS].sort());
});
