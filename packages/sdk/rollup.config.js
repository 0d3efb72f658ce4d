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

/** The line break that ends a file costs brotli several bytes, since it comes only once. */
const withoutLastLineBreak = () => ({
  name: 'without-last-line-break',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.trimEnd();
  },
});

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
 * Names of members that never leave the bundle, js-cookie's among them, shortened by the minifier. None may be a member of the
 * public API, of the wire or of a browser object.
 */
const INTERNAL_MEMBERS = [
  'answer',
  'ask',
  'clear',
  'current',
  'drain',
  'ensure',
  'flight',
  'over',
  'post',
  'read',
  'refused',
  'retryAfter',
  'set',
  'since',
  'token',
  'visitorId',
  'withConverter',
  'withdrawn',
  'write',
];

const minify = () =>
  terser({
    ecma: 2020,
    compress: {
      inline: 1,
      negate_iife: false,
      passes: 2,
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
 * js-cookie is ready for any name, value and expiry, and keeps its methods in one object, which no bundler shakes. What the
 * one cookie of the client never needs is left out, at equal length, so that the source map stays right. The npm package has the
 * whole library.
 */
const onlyReachedOfCookies = () => ({
  name: 'only-reached-of-cookies',
  transform(code, id) {
    if (!id.endsWith('js.cookie.mjs')) return null;
    const cuts = [
      [/if \(typeof document === 'undefined'[^{]*\{\s+return\s+\}/g, ''],
      [/attributes = assign\(\{\}, defaultAttributes, attributes\);/g, ''],
      [/name = encodeURIComponent[^;]+;/g, ''],
      [/ {2}read: function \(value\) [\s\S]+?\n {2}\}(?=\n\};)/g, ''],
      [/converter\.write\(value, name\)/g, 'value'],
      [/if \((?:typeof attributes\.expires === 'number'|attributes\.expires)\) \{[^}]+\}/g, ''],
      [/\.split\(';'\)\[0\]/g, ''],
      [/document\.cookie \? (?=document)/g, ''],
      [/(?<=split\('; '\)) : \[\]/g, ''],
      [/name \? jar\[name\] : jar/g, 'jar[name]'],
      [/remove: function [\s\S]+?(?=withConverter:)/g, ''],
      [/assign\(\{\}, this\.converter, converter\), this\.attributes/g, 'converter'],
      [/, \{ path: '\/' \}/g, ''],
      [/Object\.create\((?=\s+\{\s+set: set,)/g, '('],
      [/,\s+\{\s+attributes: \{ value[\s\S]+?\}\s+\}(?=\s+\)\s+\})/g, ''],
    ];
    for (const [unreached, instead] of cuts) {
      if (code.search(unreached) < 0) this.error('js-cookie is laid out differently now: look at its source again');
      code = code.replace(unreached, (text) => instead + text.slice(instead.length).replace(/[^\n]/g, ' '));
    }
    return { code, map: null };
  },
});

/**
 * What the script takes from the window, once, when it runs; a test says when a name is missing. In the order that packs best.
 * Not `Promise`: a page that takes that away has none of its own calls answered either.
 */
const TAKEN =
  'webkitURL, AbortController, decodeURIComponent, Error, Blob, Object, FocusEvent, console, JSON, AbortSignal, navigator, Date, HTMLScriptElement, history, crypto';

/**
 * In a page the environment is what the script has taken from the window, so it need not be handed around. Lines stay as they
 * are, so that the source map stays right.
 */
const globalEnv = () => ({
  name: 'global-env',
  renderChunk(code) {
    const blank = (text) => ' '.repeat(text.length);
    const bare = code
      .replaceAll('env.addEventListener.call(env.page', 'halt.addEventListener.call(window ')
      .replaceAll('env.page', 'window  ')
      .replace(/env\.location &&/g, blank)
      .replaceAll('env.location?.', 'location.     ')
      .replace(/\benv\.(?=\w)|\b(?:env|takeEnv\(\)), /g, blank)
      .replaceAll('(env)', '()   ')
      .replace('(function () {', `(({ ${TAKEN} }) => {`)
      .replace(/\}\)\(\);\s*$/, '})(window);');
    if (/\benv\b/.test(bare)) this.error('the environment is handed on in a new way: look at this plugin again');
    return { code: bare, map: null };
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
    input: 'src/index.development.ts',
    external: ['js-cookie'],
    plugins: sources(),
    output: { file: 'dist/index.development.js', format: 'es', sourcemap: true },
  },
  {
    input: 'src/browser.ts',
    plugins: [
      ...sources(),
      onlyReachedOfCookies(),
      onlyLet(),
      globalEnv(),
      minify(),
      withoutLastLineBreak(),
      subresourceIntegrity(),
    ],
    output: {
      file: 'dist/v1.js',
      format: 'iife',
      banner: '/*! js-cookie | MIT */',
      sourcemap: 'hidden',
      strict: false,
      generatedCode: 'es2015',
    },
  },
  {
    input: 'src/index.ts',
    external: ['js-cookie'],
    plugins: [dts({ tsconfig: './tsconfig.build.json', includeExternal: ['@service/protocol'] })],
    output: { file: 'dist/index.d.ts', format: 'es' },
  },
];
