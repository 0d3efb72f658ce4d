// `npm run size`: what visitors load, as a table for a pull request and, last, one line of JSON. With `--base FILE`,
// the output of an earlier run, it shows the changes. Exit code 1 if the budget is exceeded.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';

const DIST = new URL('../dist/', import.meta.url);
/** Size of the script in bytes after brotli (decisions 13). */
const BUDGETS = { 'v1.js': 3500 };

/** The size that a site's bundler adds for the npm package. */
async function bundled(name) {
  const input = fileURLToPath(new URL(name, DIST));
  const bundle = await rollup({
    input,
    plugins: [nodeResolve({ browser: true }), terser({ ecma: 2020, module: true })],
  });
  return (await bundle.generate({ format: 'es' })).output[0].code;
}

const measure = (file, code) => ({
  file,
  raw: Buffer.byteLength(code),
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
  budget: BUDGETS[file] ?? null,
});

const lastLine = (path) => JSON.parse(readFileSync(path, 'utf8').trim().split('\n').at(-1)).sizes;

/** `2969 (+12)`; only the number if nothing changed or there is no earlier size. */
const told = (now, before) =>
  before === undefined || now === before ? `${now}` : `${now} (${now > before ? '+' : ''}${now - before})`;

/** @param base sizes of an earlier run */
export function toMarkdown(sizes, base = []) {
  const rows = sizes.map(({ file, raw, gzip, brotli, budget }) => {
    const before = base.find((other) => other.file === file);
    const cells = [told(raw, before?.raw), told(gzip, before?.gzip), told(brotli, before?.brotli)];
    return `| ${file} | ${cells.join(' | ')} | ${budget ?? ''} |`;
  });
  return ['| file | bytes | gzip | brotli | budget |', '| --- | ---: | ---: | ---: | ---: |', ...rows].join('\n');
}

/** Requires the built files. */
export async function measureAll() {
  return [
    measure('v1.js', readFileSync(new URL('v1.js', DIST), 'utf8')),
    measure('npm, bundled', await bundled('index.js')),
    measure('npm, development', await bundled('index.development.js')),
  ];
}

if (import.meta.main) {
  const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
  const sizes = await measureAll();
  console.log(toMarkdown(sizes, base ? lastLine(base) : undefined));
  console.log(JSON.stringify({ sizes }));
  if (sizes.some(({ brotli, budget }) => budget !== null && brotli > budget)) process.exitCode = 1;
}
