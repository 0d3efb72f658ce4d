// Playwright's global setup: one store with the data of `service demo`, copied for each test's service.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND } from './service.ts';

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default function makeDemoStore(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'service-demo-'));
  const file = join(folder, 'service.db');
  const document = execFileSync(process.execPath, [COMMAND, 'demo', '--json', '--store', `sqlite:${file}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The workers inherit it.
  process.env.TEST_DEMO_STORE = file;
  process.env.TEST_DEMO_BRAND = JSON.parse(document).brand_id;
  return () => rmSync(folder, { recursive: true, force: true });
}
