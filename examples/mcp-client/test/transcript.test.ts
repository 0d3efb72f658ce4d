// The official client asks three questions about the showcase over real HTTP; TRANSCRIPT.md records it.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startShowcase } from '../../../packages/server/test/support/showcase.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../src/ask-three.ts', import.meta.url));
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const showcase = await startShowcase();
afterAll(() => showcase[Symbol.asyncDispose]());
const env = { ...process.env, NODE_OPTIONS: '', SERVICE_URL: showcase.service.url, SERVICE_TOKEN: showcase.secret };
const ask = (brand: string) => run(process.execPath, [PROGRAM, brand], { env });

/** Ids differ between stores. */
function numbered(text: string): string {
  const ids = [...new Set(text.match(ID))];
  return text.replace(ID, (id) => `id-${ids.indexOf(id) + 1}`);
}

it('answers three questions about the showcase as in the transcript', async () => {
  const { stdout } = await ask('Fernhall');
  await expect(numbered(stdout)).toMatchFileSnapshot('../TRANSCRIPT.md');
});

it('names the failed tool for an unknown brand', async () => {
  await expect(ask('nobody')).rejects.toThrow(/get_brand_overview: .*brand_not_found/);
});
