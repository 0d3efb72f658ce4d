// Every npm script of the root that starts something loads, and installs projects that exist before it does anything else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../scripts/steps.mjs';

const { commands } = vi.hoisted(() => ({ commands: [] as { command: string; args: string[] }[] }));

/** The first command of every script is the install; a failed one ends the script, so nothing else is started. */
vi.mock('../../scripts/command.mjs', async (original) => ({
  ...(await original<typeof import('../../scripts/command.mjs')>()),
  runToEnd(command: string, args: string[]) {
    commands.push({ command, args });
    return { status: 1, stdout: 'No install in this test.', stderr: '' };
  },
  start(command: string) {
    throw new Error(`${command} was started although the install failed`);
  },
}));

const scripts: [string, string][] = Object.entries(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts,
);
const fileOf = (script: string): string | undefined =>
  script
    .replace('scripts/toolchain.mjs', '')
    .split(' ')
    .find((word) => /\.(?:mjs|ts)$/.test(word));
const installing = scripts.flatMap(([name, script]) => {
  const file = fileOf(script);
  return file && /\binstall\(/.test(readFileSync(join(root, file), 'utf8')) ? [{ name, script, file }] : [];
});

const EXIT = /^exit 1$/;

beforeEach(() => {
  commands.length = 0;
  vi.resetModules();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the files that npm scripts run exist', () => {
  const files = scripts.flatMap(([, script]) => fileOf(script) ?? []);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(installing)('npm run $name installs existing projects first', async ({ script, file }) => {
  vi.stubEnv('TEST_DEPTH', process.env.TEST_DEPTH);
  vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, file, ...script.split(`${file} `).slice(1)]);
  await expect(import(join(root, file))).rejects.toThrow(EXIT);
  expect(commands).toEqual([
    { command: 'pnpm', args: ['install', '--frozen-lockfile', ...filters(commands[0]?.args ?? [])] },
  ]);
});

/** The filters among the arguments of an install; each names a project, or a folder of some. */
function filters(args: readonly string[]): string[] {
  const projects = args.filter((_, index) => args[index - 1] === '--filter');
  for (const project of projects) expect(isProject(project), project).toBe(true);
  return projects.flatMap((project) => ['--filter', project]);
}

const PLACES: Readonly<Record<string, string>> = { '@service/docs-site': 'docs-site' };

const isProject = (filter: string): boolean =>
  existsSync(join(root, PLACES[filter] ?? filter.replace(/\/\*$/, ''), filter.endsWith('/*') ? '' : 'package.json'));
