// docs/architecture.md matches the tree: every path and folder in it exists, and no folder is missing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '../../.dependency-cruiser.mjs';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');
const BASES = ['', 'packages/server/src/', 'packages/sdk/src/'];
const exists = (path: string) => BASES.some((base) => existsSync(new URL(base + path, root)));
const spans = (part: string) => [...part.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
const section = (title: string) => text.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
/** The rows of a section's first table, without its header. */
const rows = (title: string) => (section(title).match(/^\|.*$/gm) ?? []).slice(2).map((row) => row.split('|'));

const FILE = /^\.?[\w-]+(?:[./][\w-]+)*\.(?:ts|mjs|js|md)$/;
/** Names of roles and of the built script: not single paths. */
const ROLES = ['http.ts', 'http-limits.ts', 'ports.ts', 'index.ts', 'compose.ts', 'v1.js'];
const files = spans(text).filter((span) => FILE.test(span) && !ROLES.includes(span));

test('every file in the architecture document exists', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((path) => !exists(path))).toEqual([]);
});

test('each request path has at most ten steps, each with a file', () => {
  const trips = text.split(/^## /m).filter((part) => part.startsWith('From '));
  expect(trips).toHaveLength(3);
  for (const trip of trips) {
    const steps = trip.split(/^\d+\. /m).slice(1);
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(
      steps.slice(0, -1).filter((step) => !spans(step).some((span) => FILE.test(span)) && !/outbox/.test(step)),
    ).toEqual([]);
  }
});

test('the map of folders has every folder of the sources, and no others', () => {
  const named = rows('Folders').flatMap((cells) => spans(cells[1] ?? ''));
  expect(named.filter((path) => !existsSync(new URL(`packages/server/src/${path}`, root)))).toEqual([]);
  const folders = readdirSync(new URL('packages/server/src', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...new Set(named.map((path) => path.split('/')[0]))].sort()).toEqual(folders.sort());
});

test('the layer table and the groups cover every folder', () => {
  const layered = rows('Layers').flatMap((cells) => spans(cells[2] ?? ''));
  const beside = spans(section('Layers').split('Two groups')[1] ?? '');
  const named = new Set([...layered, ...beside]);
  expect(FOLDERS.filter((folder: string) => !named.has(folder))).toEqual([]);
});
