// The official conformance runner against the transport of `/mcp`: what applies passes, the rest is listed with reasons
// beside this file (decisions 11).
import { expect, it } from 'vitest';
import { tempDirectory } from '../../support/temp-store.ts';
import { startFixtureServer } from './fixture-server.ts';
import { baseline, type Runner, runConformance } from './runner.ts';

const RUNS: readonly { runner: Runner; revision: string; args: readonly string[] }[] = [
  {
    runner: '@modelcontextprotocol/conformance',
    revision: '2026-07-28',
    args: ['--requirements', '2026-07-28'],
  },
  {
    runner: '@modelcontextprotocol/conformance',
    revision: '2025-11-25',
    args: ['--requirements', '2025-11-25'],
  },
  { runner: 'mcp-conformance-stable', revision: '2025-11-25', args: [] },
];

it.each(RUNS)(
  'every applicable scored scenario of $revision passes with $runner',
  async ({ runner, revision, args }) => {
    await using server = await startFixtureServer();
    await using directory = await tempDirectory();
    const all = ['server', '--url', server.url, ...args, '--expected-failures', baseline(revision)];
    const { exitCode, output } = await runConformance(runner, all, { directory: directory.path });
    expect(output).toMatch(/Total: \d{2,} passed/);
    expect({ exitCode, output: exitCode === 0 ? '' : output.slice(-4000) }).toEqual({ exitCode: 0, output: '' });
  },
  240_000,
);
