// Builds dist/: index.js (ESM) and its types for npm, a development version of it with explanations, v1.js for the
// script tag and the hash that pins it, and debug.js, the overlay.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import dts from 'rollup-plugin-dts';
import ts from 'typescript';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * Compiles each source once for all bundles, without checking its types: `npm run check` does that. The plugin of
 * Rollup checks them again for every bundle, which takes five times as long as the rest of the build.
 */
function typescript() {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.build.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const compilerOptions = { ...options, sourceMap: true, rewriteRelativeImportExtensions: false };
  const compiled = new Map();
  return {
    name: 'typescript',
    load(id) {
      if (!id.endsWith('.ts')) return null;
      if (!compiled.has(id)) compiled.set(id, compile(readFileSync(id, 'utf8'), { compilerOptions, fileName: id }));
      return compiled.get(id);
    },
  };
}

function compile(source, options) {
  const { outputText, sourceMapText } = ts.transpileModule(source, options);
  return { code: outputText.replace(/\/\/# sourceMappingURL=.*\n?$/, ''), map: sourceMapText };
}

/** The private protocol package is bundled from its sources, so it need not be built first. */
const sources = [resolve({ browser: true, exportConditions: ['@service/source'] }), typescript()];

/** Omits the final line break, which costs brotli several bytes. */
const withoutLastLineBreak = () => ({
  name: 'without-last-line-break',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.trimEnd();
  },
});

/** Writes `v1.sri.json` beside the script: the attributes that a tag needs to pin this version. */
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
 * Names of members that never leave the bundle, including those of js-cookie, for the minifier to shorten. None may be
 * part of the public API, the wire format or a browser object.
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

/** A single keyword for all declarations compresses better. It has the same length, so the source map stays correct. */
const onlyLet = () => ({
  name: 'only-let',
  renderChunk: (code) => ({ code: code.replace(/\bconst\b/g, 'let  ').replace(/\bvar\b/g, 'let'), map: null }),
});

/**
 * js-cookie handles any name, value and expiry, and keeps its methods in one object, which no bundler can tree-shake.
 * Code that the client's one cookie never needs is replaced by spaces of equal length, so the source map stays correct.
 * The npm package has the whole library.
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
      if (code.search(unreached) < 0) this.error('js-cookie has a new layout: review its source');
      code = code.replace(unreached, (text) => instead + text.slice(instead.length).replace(/[^\n]/g, ' '));
    }
    return { code, map: null };
  },
});

/**
 * Globals that the script reads from the window, once, when it runs; a test fails if a name is missing. In the order
 * that compresses best. Not `Promise`: on a page that removes it, no call can return a promise anyway.
 */
const TAKEN =
  'webkitURL, AbortController, decodeURIComponent, Error, Blob, Object, FocusEvent, console, JSON, AbortSignal, navigator, Date, HTMLScriptElement, history, crypto';

/**
 * In a page, the environment is what the script has read from the window, so it need not be passed around. Lines are
 * kept, so the source map stays correct.
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
    if (/\benv\b/.test(bare)) this.error('the environment is passed in a new way: review this plugin');
    return { code: bare, map: null };
  },
});

const npmModules = ['index', 'index.development'].map((name) => ({
  input: `src/${name}.ts`,
  external: ['js-cookie'],
  plugins: sources,
  output: { file: `dist/${name}.js`, format: 'es', sourcemap: true },
}));

const scriptTag = {
  input: 'src/browser.ts',
  plugins: [
    ...sources,
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
};

const overlay = {
  input: 'src/debug/overlay.ts',
  plugins: [...sources, terser({ ecma: 2020 })],
  output: { file: 'dist/debug.js', format: 'iife' },
};

const types = {
  input: 'src/index.ts',
  external: ['js-cookie'],
  plugins: [dts({ tsconfig: './tsconfig.build.json', includeExternal: ['@service/protocol'] })],
  output: { file: 'dist/index.d.ts', format: 'es' },
};

/** `--configScripts` builds only what the server serves. */
export default ({ configScripts }) =>
  configScripts ? [scriptTag, overlay] : [...npmModules, scriptTag, overlay, types];
