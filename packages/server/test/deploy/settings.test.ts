import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentName } from '../../src/ops/config.ts';
import { SETTING_KEYS } from '../../src/ops/config-schema.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

it('the files for operators name only settings that exist', () => {
  const known = new Set(SETTING_KEYS.map(environmentName));
  const files = ['nginx/service.conf', 'systemd/service@.service', 'container/Containerfile'];
  const named = files.flatMap((file) => readFileSync(new URL(file, DEPLOY), 'utf8').match(/\bSERVICE_[A-Z_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
