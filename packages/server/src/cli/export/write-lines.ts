// Writes the lines of an export in chunks: one write per line would cost more than the record.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Terminal } from '../terminal.ts';

const CHUNK_CHARACTERS = 65_536;

export const writeLines = ({ stdout }: Terminal, lines: AsyncIterable<string>): Promise<void> =>
  pipeline(Readable.from(chunks(lines)), stdout, { end: false });

async function* chunks(lines: AsyncIterable<string>): AsyncIterable<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
