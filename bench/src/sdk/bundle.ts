// One script per contender, as a site's own bundler would build it: minified, for ES2020 browsers, for production.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Contender } from './contenders.ts';
import { PEERS } from './peers.ts';

export interface Bundle {
  /** The script, ready for a tag. */
  code: string;
  /** The size of everything that the visitor loads. */
  bytes: { raw: number; gzip: number; brotli: number };
}

const sizesOf = (code: string): Bundle['bytes'] => ({
  raw: Buffer.byteLength(code),
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
});

const SDK = dirname(createRequire(import.meta.url).resolve('@service/sdk/package.json'));

function readScript(): string {
  const path = join(SDK, 'dist/v1.js');
  if (!existsSync(path)) throw new Error('The SDK is not built: run "npm run build", then try again.');
  return readFileSync(path, 'utf8');
}

/** Bundles the entry as a module inside the folder, where its imports are found. */
async function bundle(entry: string, folder: string): Promise<string> {
  const id = join(folder, 'contender.js');
  const plugin = {
    name: 'contender',
    enforce: 'pre' as const,
    resolveId: (source: string) => (source === 'contender.js' ? id : null),
    load: (source: string) => (source === id ? entry : null),
  };
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [plugin],
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: 'contender.js', output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : ''))).join('');
}

/** Throws if a package of the entry is missing. */
export async function makeBundle({ name, package: packageName, entry }: Contender): Promise<Bundle> {
  const isOurs = packageName === '@service/sdk';
  const code = await bundle(entry, isOurs ? dirname(PEERS) : PEERS);
  if (name !== 'service-script') return { code, bytes: sizesOf(code) };
  const script = readScript();
  return { code: `${script}\n${code}`, bytes: sizesOf(script) };
}
