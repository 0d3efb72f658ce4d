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
 * wire, of a browser object or of js-cookie's options.
 */
const INTERNAL_MEMBERS = [
  'answer',
  'bearer',
  'current',
  'deliveryId',
  'ensure',
  'payload',
  'read',
  'refused',
  'retryAfter',
  'route',
  'token',
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
    mangle: { properties: { regex: new RegExp(`^(${INTERNAL_MEMBERS.join('|')})$`) } },
  });

/**
 * js-cookie keeps its methods in one object, which no bundler shakes, and is ready for any name, value, expiry and runtime.
 * What a script in a page with one plain cookie of 180 days never needs is cut out, at equal length, so that the source map
 * stays right.
 */
const onlyUsedOfCookies = () => ({
  name: 'only-used-of-cookies',
  transform(code, id) {
    if (!id.endsWith('js.cookie.mjs')) return null;
    const cuts = [
      [/if \(typeof document === 'undefined'[^{]*\{\s+return\s+\}/g, ''],
      [/if \(key === '__proto__'\) continue/g, ''],
      [/name = encodeURIComponent[^;]+;/g, ''],
      [/,\s+write: function \(value\) [\s\S]+?\n {2}\}/g, ''],
      [/converter\.write\(value, name\)/g, 'value'],
      [/if \((?:typeof attributes\.expires === 'number'|attributes\.expires)\)(?= \{)/g, ''],
      [/name \? jar\[name\] : jar/g, 'jar[name]'],
      [/Object\.create\((?=\s+\{\s+set: set,)/g, '('],
      [/(?<=get: get),\s+remove: [\s\S]+(?=\s+\)\s\}\s+var api)/g, '}'],
    ];
    for (const [unused, instead] of cuts) {
      if (code.search(unused) < 0) this.error('js-cookie is laid out differently now: look at its source again');
      code = code.replace(unused, (text) => instead + text.slice(instead.length).replace(/[^\n]/g, ' '));
    }
    return { code, map: null };
  },
});

/** One keyword for all declarations compresses better; of equal length, so that the source map stays right. */
const onlyLet = () => ({
  name: 'only-let',
  renderChunk: (code) => ({ code: code.replace(/\bconst\b/g, 'let  ').replace(/\bvar\b/g, 'let'), map: null }),
});

export default [
  {
    input: 'src/index.ts',
    external: ['js-cookie'],
    plugins: sources(),
    output: { file: 'dist/index.js', format: 'es', sourcemap: true },
  },
  {
    input: 'src/index.development.ts',
    external: ['js-cookie'],
    plugins: sources(),
    output: { file: 'dist/index.development.js', format: 'es', sourcemap: true },
  },
  {
    input: 'src/browser.ts',
    plugins: [...sources(), onlyUsedOfCookies(), onlyLet(), minify(), subresourceIntegrity()],
    output: { file: 'dist/v1.js', format: 'iife', sourcemap: true, strict: false, generatedCode: 'es2015' },
  },
  {
    input: 'src/index.ts',
    external: ['js-cookie'],
    plugins: [dts({ tsconfig: './tsconfig.build.json', includeExternal: ['@service/protocol'] })],
    output: { file: 'dist/index.d.ts', format: 'es' },
  },
];
