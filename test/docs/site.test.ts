// The site has every document, and builds without a dead link.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkAnchors } from '../../docs-site/check-anchors.mjs';
import { siteLink } from '../../docs-site/links.mjs';
import { PAGES } from '../../docs-site/pages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = join(root, 'docs-site');
const BUILD_MS = 180_000;

test('every document is in docs-site/contents.mjs', () => {
  const files = PAGES.map(({ file }) => file);
  expect(globSync('docs/**/*.md', { cwd: root }).filter((file) => !files.includes(file))).toEqual([]);
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
});

test('a link leads to a page, or becomes plain text', () => {
  expect(siteLink('backup.md#postgresql', 'docs/postgres.md')).toBe('/guides/backup#postgresql');
  expect(siteLink('../examples/backend', 'docs/server-events.md')).toBe('/guides/example-backend');
  expect(siteLink('https://nodejs.org', 'README.md')).toBe('https://nodejs.org');
  expect(siteLink('../LICENSE', 'docs/relay.md')).toBe(null);
  expect(() => siteLink('nowhere.md', 'docs/relay.md')).toThrow('docs/relay.md links to nowhere.md');
});

test('a link to a missing part of a page is detected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-anchors-'));
  try {
    writeFileSync(join(folder, 'a.html'), '<h2 id="there">A</h2><a href="#there"></a><a href="/b.html#gone"></a>');
    writeFileSync(join(folder, 'b.html'), '<a href="/a.html#there"></a>');
    expect(() => checkAnchors(folder)).toThrow(/exist:\n\/a\.html links to \/b\.html#gone$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test(
  'the site builds, with an index for its search',
  () => {
    const program = join(site, 'node_modules/vitepress/bin/vitepress.js');
    const { status, stderr } = spawnSync(process.execPath, [program, 'build'], { cwd: site, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const pages = globSync('**/*.html', { cwd: join(site, 'dist') });
    expect(pages).toHaveLength(PAGES.length + 1); // and the page for unknown addresses
    const [index = ''] = globSync('assets/chunks/*localSearchIndex*.js', { cwd: join(site, 'dist') });
    expect(readFileSync(join(site, 'dist', index), 'utf8')).toContain('/guides/server-events.html#the-receipt');
  },
  BUILD_MS,
);
