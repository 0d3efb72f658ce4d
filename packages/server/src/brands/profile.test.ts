import { expect, it } from 'vitest';
import { readProfile } from './profile.ts';

const brand = { id: 'b', tenantId: 't', name: 'Acme', domain: 'acme.example', aliases: [], createdAt: 0 };
const documentOf = (text: string) =>
  JSON.stringify({ name: 'Acme', domain: 'acme.example', prompts: [{ text, market: 'US' }] });

it('a stored file is parsed once, until it changes', async () => {
  let document = documentOf('Which?');
  const read = readProfile({ brands: { findProfile: async () => ({ brand, document: `${document}` }) } });
  const first = await read('b');
  expect((await read('b')).file.prompts).toBe(first.file.prompts);
  document = documentOf('Why?');
  expect((await read('b')).file.prompts).toMatchObject([{ text: 'Why?' }]);
});
