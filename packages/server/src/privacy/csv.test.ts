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

  it('contains all of its cells', () => {
    const inert = fc.string({ unit: 'binary' }).filter((text) => !csvLine([text]).match(/^"?'/) || /^'/.test(text));
    fc.assert(
      fc.property(fc.array(inert, { minLength: 1 }), (cells) => {
        expect(readCsv(csvLine(cells))).toEqual(cells);
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
