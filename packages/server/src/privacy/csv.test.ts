import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['', null, undefined], ',,\r\n'],
    [['a,b', 'c'], '"a,b",c\r\n'],
    [['say "hi"'], '"say ""hi"""\r\n'],
    [['two\nlines', 'cr\rcr'], '"two\nlines","cr\rcr"\r\n'],
    [[' spaced '], ' spaced \r\n'],
    [['a=b', 'x-y', 'a@b.example'], 'a=b,x-y,a@b.example\r\n'],
    [['語'], '語\r\n'],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\t1', '\r1', '\n1'],
    ...['\uff1d1', '\uff0b1', '\uff0d1', '\uff201', ' =1', '\u00a0=1', '\ufeff=1', ' \v=1'],
  ])('keeps a spreadsheet from running %j', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  });

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x\t=1', "x\t'=1"],
    ['x\n=1\n-2', '"x\n\'=1\n\'-2"'],
    ['x; "=1"', '"x;\' ""=1"""'],
    ['=1;=2', "'=1;'=2"],
    ['a;b=1', 'a;b=1'],
  ])('keeps a spreadsheet with another separator from running %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it.each([
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['a\u0000b', 'a\\u{0}b'],
    ['\u009b2J', '\\u{9b}2J'],
    ['\u007f', '\\u{7f}'],
  ])('shows the control characters of %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...';,\t\r\n\v\u001b"\'=+-@\uff1d ax'), maxLength: 12 }),
  );
  const CONTROL = /(?![\t\r\n])\p{Cc}/gu;

  it('contains all of its cells, except for apostrophes and control characters', () => {
    const plain = (cell: string) => cell.replaceAll("'", '');
    const shown = (cell: string) =>
      plain(cell).replaceAll(CONTROL, (letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`);
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (cells) => {
        expect(readCsv(csvLine(cells)).map(plain)).toEqual(cells.map(shown));
      }),
    );
  });

  it('has no formula and no control character, whatever separates its cells', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (cells) => {
        const line = csvLine(cells);
        expect(line.match(CONTROL)).toBeNull();
        for (const part of line.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
      }),
    );
  });
});

/** Parses the cells of one line character by character, according to RFC 4180. */
function readCsv(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length - 2; i++) {
    const letter = line.charAt(i);
    if (isQuoted && letter === '"' && line.charAt(i + 1) === '"') {
      cell += '"';
      i++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}
