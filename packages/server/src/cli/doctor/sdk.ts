// `doctor`: whether the browser SDK that the server hands out is built.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Finding } from './check.ts';

export function checkSdk(): Finding {
  const sdk = dirname(createRequire(import.meta.url).resolve('@service/sdk/package.json'));
  if (existsSync(join(sdk, 'dist', 'v1.js'))) return { check: 'sdk', status: 'ok', message: '/sdk/v1.js is built' };
  const message = '/sdk/v1.js is not built, so pages cannot load it';
  return { check: 'sdk', status: 'warn', message, next: 'npm run build' };
}
