import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { listing } from './listing.ts';
import { table } from './table.ts';
import { printAnswer } from './terminal.ts';

const targets = listing({ header: ['id', 'name'], rows: [['1', 'Ada']], lines: ['1  Ada  on'], none: 'None.' });

function printed(isTTY: boolean, answer: Partial<typeof targets>): string {
  const stdout = Object.assign(new PassThrough(), { isTTY });
  printAnswer({ stdout, stderr: stdout, json: false }, { document: {}, text: '', ...answer });
  return String(stdout.read());
}

describe('a list', () => {
  it('has a header at a terminal, and unchanged lines for scripts', () => {
    expect(printed(true, targets)).toBe('id  name\n1   Ada\n');
    expect(printed(false, targets)).toBe('1  Ada  on\n');
  });

  it('has a message if it is empty, in both forms', () => {
    const none = listing({ header: ['id'], rows: [], lines: [], none: 'None.' });
    expect([printed(true, none), printed(false, none)]).toEqual(['None.\n', 'None.\n']);
  });
});

it('a table aligns columns as terminals show them', () => {
  expect(
    table([
      ['ファーン', 1, 'x'],
      ['Ada', 20, 'y'],
    ]),
  ).toBe('ファーン   1  x\nAda       20  y');
});
