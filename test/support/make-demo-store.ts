// One store with the data of `service demo`, copied for each test's service. It is Playwright's global setup; `npm test`
// makes one for all runners.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../../packages/server/bin/service.js', import.meta.url));

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default function makeDemoStore(): () => void {
  if (process.env.TEST_DEMO_STORE) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'service-demo-'));
  const file = join(folder, 'service.db');
  const document = execFileSync(process.execPath, [COMMAND, 'demo', '--json', '--store', `sqlite:${file}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The workers inherit it.
  process.env.TEST_DEMO_STORE = file;
  process.env.TEST_DEMO_DOCUMENT = document;
  process.env.TEST_DEMO_BRAND = JSON.parse(document).brand_id;
  return () => rmSync(folder, { recursive: true, force: true });
}
