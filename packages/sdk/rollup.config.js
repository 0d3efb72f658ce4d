// Builds dist/: index.js (ESM) with its types for npm, v1.js for the script tag, and the hash that pins it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** The private protocol package is bundled from its sources, so that no build of it is needed first. */
const sources = () => [
  resolve({ browser: true, exportConditions: ['@service/source'] }),
  typescript({
    tsconfig: './tsconfig.build.json',
    filterRoot: '..',
    compilerOptions: { outDir: undefined, tsBuildInfoFile: undefined },
    noEmitOnError: true,
  }),
];

/** Writes `v1.sri.json` beside the script: what a tag that pins this version needs. */
const subresourceIntegrity = () => ({
  name: 'subresource-integrity',
  generateBundle(_options, bundle) {
    const file = 'v1.js';
    const integrity = `sha384-${createHash('sha384').update(bundle[file].code).digest('base64')}`;
    this.emitFile({
      type: 'asset',
      fileName: 'v1.sri.json',
      source: `${JSON.stringify({ version, file, integrity }, null, 2)}\n`,
    });
  },
});

export default [
  {
    input: 'src/index.ts',
    external: ['js-cookie'],
    plugins: sources(),
    output: { file: 'dist/index.js', format: 'es', sourcemap: true },
  },
  {
    input: 'src/browser.ts',
    plugins: [...sources(), terser({ ecma: 2020, compress: { passes: 3 } }), subresourceIntegrity()],
    output: { file: 'dist/v1.js', format: 'iife', sourcemap: true },
  },
  {
    input: 'src/index.ts',
    external: ['js-cookie'],
    plugins: [dts({ tsconfig: './tsconfig.build.json', includeExternal: ['@service/protocol'] })],
    output: { file: 'dist/index.d.ts', format: 'es' },
  },
];
