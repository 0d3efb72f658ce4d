// Architecture rules that imports do not show: where the environment, time and randomness may be read, and that every
// file is in a folder covered by the import rules, even if nothing imports it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '../../.dependency-cruiser.mjs';

interface Rule {
  name: string;
  pattern: RegExp;
  /** Files under packages/server/src in which the pattern is allowed. */
  allowed: string[];
  /** Forms that the pattern must find. */
  samples: string[];
}

const rules: Rule[] = [
  {
    name: 'only ops/config.ts reads the environment',
    // Importing the module, or using `process` as a value, would hide what is read from it.
    pattern:
      /\bprocess\s*(?:\.|\?\.|\[\s*['"`])\s*env\b|\bprocess\??\.?\[\s*[^'"\s]|['"`](?:node:)?process['"`]|[=(,:?]\s*(?:globalThis\.)?process\s*(?:[;,)\]}]|$)/m,
    allowed: ['ops/config.ts'],
    samples: [
      'process.env.PORT',
      "process['env']",
      "import { env } from 'node:process';",
      'const { env } = process;',
      "import { env } from 'process';",
      'import * as host from "node:process";',
      "const {['env']: x} = process",
      'const host = globalThis.process;',
      'read(process)',
      'process?.env',
      'process[name]',
      "await import('process')",
    ],
  },
  {
    name: 'imports name their module, so the import rules see them',
    pattern:
      /\bgetBuiltinModule\b|\bimport\((?!\s*['"][^'"]*['"]\s*[,)])|(?<!\.)\brequire\s*\(\s*['"`\w]|\bcreateRequire\b/,
    // They locate the files of an installed package, which may be absent.
    allowed: ['brands/common-names.ts', 'cli/doctor/doctor.ts', 'collect/sdk-files.ts', 'portal/http-pages.ts'],
    samples: [
      "process.getBuiltinModule('node:sqlite')",
      'const { getBuiltinModule } = process;',
      'await import(driver)',
      "import('node:' + name)",
      'import(`node:sqlite`)',
      "require('pg')",
      'createRequire(import.meta.url)',
    ],
  },
  {
    name: 'time, randomness and IDs come from kernel/clock.ts',
    pattern:
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandom(?:UUID|Bytes|Int)\(|\bperformance\.now\(|\bhrtime\b/,
    // The writer's thread cannot be given a clock: it measures how long it waits for a lock.
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

test('main.ts is alone at the root, and each folder has a layer', () => {
  const entries = readdirSync(root, { withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['main.ts']);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...FOLDERS].sort());
});
