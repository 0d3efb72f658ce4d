// The commands of `service` in the documents exist, and have the options that the documents use.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../packages/server/src/cli/commands.ts';
import { createProgram } from '../../packages/server/src/cli/program.ts';

const root = new URL('../../', import.meta.url);
const FILES = [
  'README.md',
  ...globSync('{docs,packages/*,examples/*}/**/*.md', {
    cwd: root,
    exclude: ['**/node_modules/**', 'docs/reference/cli.md'],
  }),
];
const { stdout, stderr } = process;
const program = await createProgram(
  COMMANDS.map(({ name }) => name),
  { stdout, stderr, json: false },
);

/** At the start of a line, after a prompt or after `&&`. */
const CALL = /(?:^ *|&& |\$ )(?:service|npm run (?:-s )?service --) +([a-z][^\n|>;)]*)/gm;

/** The words after `service` in shell blocks. */
function calls(path: string): string[][] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const blocks = [...text.matchAll(/^ *```(?:sh|console)\n(.*?)^ *```/gms)].map(([, block = '']) => block);
  return blocks.flatMap((block) => {
    const lines = block.replaceAll('\\\n', '').replaceAll(/(?:^| )#.*$/gm, '');
    return [...lines.matchAll(CALL)].map(([, words = '']) => words.trim().split(/\s+/));
  });
}

/** What is wrong with a call; undefined if nothing is. */
function faultOf(words: string[], command = program): string | undefined {
  const [name = '', ...rest] = words;
  const inner = command.commands.find((one) => one.name() === name);
  if (inner) return faultOf(rest, inner);
  // `scan` runs by itself, and has subcommands.
  if (command === program || (command.commands.length > 0 && !name.startsWith('--'))) return `no command ${name}`;
  const known = command.options.map(({ long }) => long);
  const unknown = words.filter((word) => word.startsWith('--')).filter((word) => !known.includes(word));
  return unknown.length > 0 ? `${command.name()} has no option ${unknown.join()}` : undefined;
}

test('every command in a document exists, with its options', () => {
  const found = FILES.flatMap((path) => calls(path).map((words) => ({ path, fault: faultOf(words) })));
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
