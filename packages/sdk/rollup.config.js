// Builds dist/: index.js (ESM) with its types for npm, the same with explanations for developing, v1.js for the script
// tag, and the hash that pins it.
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

/**
 * Names of members that never leave the bundle, shortened by the minifier. None may be a member of the public API, of the
 * wire or of a browser object.
 */
const INTERNAL_MEMBERS = [
  'answer',
  'clear',
  'current',
  'drain',
  'ensure',
  'post',
  'read',
  'refused',
  'retryAfter',
  'token',
  'withdrawn',
  'write',
];

const minify = () =>
  terser({
    ecma: 2020,
    compress: {
      inline: 1,
      negate_iife: false,
      passes: 5,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_math: true,
      unsafe_methods: true,
    },
    mangle: { properties: { builtins: true, regex: new RegExp(`^(${INTERNAL_MEMBERS.join('|')})$`) } },
  });

/** One keyword for all declarations compresses better; of equal length, so that the source map stays right. */
const onlyLet = () => ({
  name: 'only-let',
  renderChunk: (code) => ({ code: code.replace(/\bconst\b/g, 'let  ').replace(/\bvar\b/g, 'let'), map: null }),
});

/**
 * In a page the environment is the global object itself, so the script need not hand it around. Of equal length, so that the
 * source map stays right; `fetch` must still be called as a method, since pages replace it by functions that look at `this`.
 */
const globalEnv = () => ({
  name: 'global-env',
  renderChunk(code) {
    const blank = (text) => ' '.repeat(text.length);
    const bare = code
      .replaceAll('= await env.fetch', '=await self.fetch')
      .replace(/\benv\.(?=\w)|\b(?:env|globalThis), /g, blank)
      .replaceAll('(env)', '()   ');
    if (/\benv\b/.test(bare)) this.error('the environment is handed on in a new way: look at this plugin again');
    return { code: bare, map: null };
  },
});

export default [
  {
    input: 'src/index.ts',
    plugins: sources(),
    output: { file: 'dist/index.js', format: 'es', sourcemap: true },
  },
  {
    input: 'src/index.development.ts',
    plugins: sources(),
    output: { file: 'dist/index.development.js', format: 'es', sourcemap: true },
  },
  {
    input: 'src/browser.ts',
    plugins: [...sources(), onlyLet(), globalEnv(), minify(), subresourceIntegrity()],
    output: { file: 'dist/v1.js', format: 'iife', sourcemap: true, strict: false, generatedCode: 'es2015' },
  },
  {
    input: 'src/index.ts',
    plugins: [dts({ tsconfig: './tsconfig.build.json', includeExternal: ['@service/protocol'] })],
    output: { file: 'dist/index.d.ts', format: 'es' },
  },
];
