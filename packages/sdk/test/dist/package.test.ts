// The published package: its contents, how it resolves, and that bundlers drop unused code.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { publint } from 'publint';
import { rollup } from 'rollup';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PACKAGE } from '../support/built.ts';
import { type Packed, packPackage } from '../support/packed.ts';

let packed: Packed;
beforeAll(() => {
  packed = packPackage();
}, 120_000);
afterAll(() => packed.remove());

const run = (script: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
    cwd: packed.project,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

describe('the package', () => {
  it('contains the built files, source maps and documentation, nothing else', () => {
    expect(packed.files.filter((path) => !path.startsWith('releases/'))).toEqual([
      'LICENSE',
      'README.md',
      'dist/debug.js',
      'dist/index.d.ts',
      'dist/index.development.js',
      'dist/index.development.js.map',
      'dist/index.js',
      'dist/index.js.map',
      'dist/v1.js',
      'dist/v1.js.map',
      'dist/v1.sri.json',
      'package.json',
    ]);
  });

  it('exports one entry with all of its files, and no sources', () => {
    expect(packed.manifest.exports).toEqual({
      '.': {
        types: './dist/index.d.ts',
        development: './dist/index.development.js',
        default: './dist/index.js',
      },
      './package.json': './package.json',
    });
  });

  it('depends only on js-cookie, and on nothing in the workspace', () => {
    expect(packed.manifest.dependencies).toEqual({ 'js-cookie': '3.0.8' });
    expect(JSON.stringify({ ...packed.manifest, devDependencies: {} })).not.toMatch(/workspace:|@service\/source/);
  });

  it('names its repository, for provenance', () => {
    const { repository, publishConfig, license } = packed.manifest;
    expect([license, publishConfig]).toEqual(['MIT', expect.objectContaining({ access: 'public', provenance: true })]);
    expect(repository).toEqual({ type: 'git', url: expect.stringMatching(/^git\+https:/), directory: 'packages/sdk' });
  });

  it('passes publint, including suggestions', async () => {
    const pkgDir = join(packed.project, 'node_modules/@service/sdk');
    const { messages } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has correct types, which CommonJS resolves as ES module types', () => {
    const attw = join(PACKAGE, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const args = [attw, packed.tarball, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
    const { analysis, problems } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    expect(Object.keys(analysis.entrypoints)).toEqual(['.', './package.json']);
    expect(problems).toEqual({ CJSResolvesToESM: [expect.objectContaining({ resolutionKind: 'node16-cjs' })] });
  }, 60_000);

  it('can be loaded with require(), as Node supports for ES modules', () => {
    const script = `
      import { createRequire } from 'node:module';
      console.log(typeof createRequire(import.meta.url)('@service/sdk').ServiceBilling.create)`;
    expect(run(script)).toBe('function\n');
  });

  it('is the client, with explanations under the condition `development`', () => {
    const script = `
      import { ServiceBilling } from '@service/sdk';
      try { ServiceBilling.create({ consent: true, debug: true }) } catch (error) { console.log('code', error.code) }`;
    expect(run(script)).toBe('code invalid_options\n');
    expect(run(script, '--conditions=development')).toMatch(
      /^ServiceBillingError: invalid_options: endpoint\n.+\n.+\ncode invalid_options\n$/,
    );
  });
});

/** The bundle that Rollup produces from a module that imports the package. */
const bundle = async (code: string): Promise<string> => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? join(packed.project, 'entry.js') : null),
    load: (id: string) => (id.endsWith('entry.js') ? code : null),
  };
  const result = await rollup({ input: 'entry', plugins: [entry, nodeResolve({ browser: true })] });
  const { output } = await result.generate({ format: 'es' });
  return output[0].code.trim();
};

describe('a bundle', () => {
  beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterAll(() => void vi.unstubAllEnvs());

  it('that uses no export is empty', async () => {
    expect(await bundle("import { ServiceBilling, ServiceBillingError } from '@service/sdk';")).toBe('');
  });

  it('that uses no export is empty in Vite too', async () => {
    const id = join(packed.project, 'unused.js');
    const plugin = {
      name: 'unused',
      enforce: 'pre' as const,
      resolveId: (source: string) => (source === 'unused.js' ? id : null),
      load: (source: string) => (source === id ? "import { ServiceBilling } from '@service/sdk';" : null),
    };
    const result = await build({
      root: packed.project,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, rollupOptions: { input: 'unused.js' }, modulePreload: { polyfill: false } },
    });
    const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
    const code = outputs.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : '')));
    expect(code.join('').trim()).toBe('');
  });

  it('of only the error class has no client', async () => {
    const code = await bundle("import { ServiceBillingError } from '@service/sdk'; console.log(ServiceBillingError);");
    expect(code).toContain('class ServiceBillingError');
    expect(code).not.toMatch(/createClient|fetch|AbortController/);
  });

  it('for production has no explanations', async () => {
    const code = await bundle("import { ServiceBilling } from '@service/sdk'; console.log(ServiceBilling);");
    expect(code).toContain('consent_required');
    expect(code).not.toContain('consent: true`');
  });
});
