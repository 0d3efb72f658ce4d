// Compresses the built files once, so that the server sends them unchanged.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const assets = new URL('../dist/assets/', import.meta.url);

for (const name of readdirSync(assets)) {
  if (!/\.(?:js|css|svg)$/.test(name)) continue;
  const bytes = readFileSync(new URL(name, assets));
  writeFileSync(new URL(`${name}.br`, assets), brotliCompressSync(bytes));
  writeFileSync(new URL(`${name}.gz`, assets), gzipSync(bytes));
}
