// Checks that every import rule reports a file that breaks it, and passes a valid tree.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const S = 'packages/server/src';

/** The smallest tree that breaks each rule: the text of the importing file, by path. */
const breaches: Record<string, Record<string, string>> = {
  'kernel-knows-no-later-layer': { [`${S}/kernel/clock.ts`]: "import '../brands/index.ts';" },
  'foundations-knows-no-later-layer': { [`${S}/brands/resolve.ts`]: "import '../collect/index.ts';" },
  'features-knows-no-later-layer': { [`${S}/collect/record.ts`]: "import { reply } from './http.ts';" },
  'tools-knows-no-later-layer': { [`${S}/tools/call-tool.ts`]: "import '../rpc/index.ts';" },
  'protocols-knows-no-later-layer': { [`${S}/rpc/dispatch.ts`]: "import '../http/reply-errors.ts';" },
  'edge-knows-no-later-layer': { [`${S}/collect/http.ts`]: "import type { App } from '../server/app.ts';" },
  'workers-knows-no-later-layer': { [`${S}/workers/relay.ts`]: "import { serve } from '../server/compose.ts';" },
  'composition-knows-no-later-layer': { [`${S}/server/compose.ts`]: "import '../cli/serve.ts';" },
  'programs-knows-no-later-layer': { [`${S}/cli/serve.ts`]: "import '../main.ts';" },
  'only-main-at-the-root': { [`${S}/app.ts`]: "import './collect/record.ts';" },
  'every-folder-in-a-layer': { [`${S}/reading/thread.ts`]: "import '../collect/index.ts';" },
  'only-main-imported-from-the-root': { [`${S}/brands/resolve.ts`]: "import '../leak.ts';" },
  'every-imported-folder-in-a-layer': { [`${S}/brands/resolve.ts`]: "import '../leaks/leak.ts';" },
  'no-cycle': { [`${S}/collect/a.ts`]: "import './b.ts';", [`${S}/collect/b.ts`]: "import './a.ts';" },
  resolvable: { [`${S}/collect/record.ts`]: "import './nowhere.ts';" },
  'no-grab-bag': { [`${S}/collect/record.ts`]: "import '../utils/strings.ts';" },
  'kernel-does-no-io': { [`${S}/kernel/clock.ts`]: "import 'node:fs';" },
  'kernel-knows-kernel-only': { [`${S}/kernel/clock.ts`]: "import type { Settings } from '../ops/settings.ts';" },
  'feature-door': { [`${S}/collect/record.ts`]: "import { policy } from '../integrations/origin-policy.ts';" },
  'wiring-takes-doors-and-routes': { [`${S}/server/compose.ts`]: "import '../brands/resolve.ts';" },
  'browser-mock-takes-pure-rules': { [`${S}/testing/mock-state.ts`]: "import '../privacy/index.ts';" },
  'browser-mock-takes-types-from-doors': {
    [`${S}/testing/mock-state.ts`]: "import type { E } from '../privacy/ports.ts';",
  },
  'facts-not-calls': { [`${S}/collect/record.ts`]: "import { join } from '../attribution/index.ts';" },
  'adapters-see-ports-only': { [`${S}/stores/sql/brands/brand-store.ts`]: "import '../../../brands/resolve.ts';" },
  'adapters-know-no-other-adapter': { [`${S}/engines/claude.ts`]: "import '../stores/open-stores.ts';" },
  'adapters-are-handed-settings': { [`${S}/engines/claude.ts`]: "import { readConfig } from '../ops/config.ts';" },
  'adapters-made-in-compose': { [`${S}/cli/export.ts`]: "import { open } from '../stores/open-stores.ts';" },
  'adapters-unknown-below-composition': { [`${S}/collect/record.ts`]: "import type { S } from '../stores/stores.ts';" },
  'operation-is-handed-in': { [`${S}/collect/record.ts`]: "import { config } from '../ops/config.ts';" },
  'operation-knows-kernel-only': { [`${S}/ops/readiness.ts`]: "import '../collect/ports.ts';" },
  'fastify-at-the-edge': { [`${S}/collect/record.ts`]: "import type { FastifyReply } from 'fastify';" },
  'drivers-in-stores': { [`${S}/privacy/export.ts`]: "import { DatabaseSync } from 'node:sqlite';" },
  'sdk-loads-protocol-root-only': { 'packages/sdk/src/client.ts': "import '../../protocol/src/schemas.ts';" },
  'sdk-runs-in-browsers': { 'packages/sdk/src/client.ts': "import 'zod';" },
  'protocol-root-is-zod-free': {
    'packages/protocol/src/index.ts': "export * from './ids.ts';",
    'packages/protocol/src/ids.ts': "import 'zod';",
  },
  'protocol-stands-alone': { 'packages/protocol/src/ids.ts': "import '../../sdk/src/client.ts';" },
  'server-loads-no-sdk-source': { [`${S}/server/app.ts`]: "import '../../../sdk/src/client.ts';" },
  'portal-loads-types-of-the-contract-only': {
    'packages/portal/src/client.ts': "import { routes } from '../../protocol/src/portal/index.ts';",
  },
  'portal-knows-the-contract-only': {
    'packages/portal/src/client.ts': "import type { I } from '../../protocol/src/index.ts';",
  },
  'server-loads-no-portal-source': { [`${S}/server/app.ts`]: "import '../../../portal/src/main.tsx';" },
  'sources-import-no-tests': { [`${S}/collect/record.ts`]: "import './record.test.ts';" },
};

/** Ways to break a rule that a narrower pattern would let through. */
const otherBreaches: [rule: string, tree: Record<string, string>][] = [
  [
    'foundations-knows-no-later-layer',
    { [`${S}/brands/resolve.ts`]: "import type { Visit } from '../collect/ports.ts';" },
  ],
  ['features-knows-no-later-layer', { [`${S}/collect/record.ts`]: "import '../server/compose.ts';" }],
  ['features-knows-no-later-layer', { [`${S}/collect/record.ts`]: "import '../cli/serve.ts';" }],
  ['features-knows-no-later-layer', { [`${S}/collect/record.ts`]: "import '../workers/relay.ts';" }],
  ['features-knows-no-later-layer', { [`${S}/collect/record.ts`]: "import '../identity/http-limits.ts';" }],
  ['features-knows-no-later-layer', { [`${S}/collect/record.ts`]: "export { a } from '../workers/start-worker.ts';" }],
  ['features-knows-no-later-layer', { [`${S}/collect/record.ts`]: "import '../tools/index.ts';" }],
  ['foundations-knows-no-later-layer', { [`${S}/accounts/index.ts`]: "export { a } from './http-session.ts';" }],
  ['edge-knows-no-later-layer', { [`${S}/http/health-routes.ts`]: "import '../main.ts';" }],
  ['edge-knows-no-later-layer', { [`${S}/collect/http-limits.ts`]: "import '../server/app.ts';" }],
  ['workers-knows-no-later-layer', { [`${S}/workers/relay.ts`]: "import '../relay-server/start-relay.ts';" }],
  ['composition-knows-no-later-layer', { [`${S}/server/app.ts`]: "import '../testing/seed.ts';" }],
  ['only-main-at-the-root', { [`${S}/start-worker.ts`]: "export { open } from './stores/open-stores.ts';" }],
  ['every-folder-in-a-layer', { [`${S}/misc-things/a.ts`]: "export { open } from '../stores/open-stores.ts';" }],
  ['feature-door', { [`${S}/collect/http.ts`]: "import { make } from '../integrations/cache.ts';" }],
  ['feature-door', { [`${S}/rpc/dispatch.ts`]: "import { read } from '../brands/ports.ts';" }],
  ['feature-door', { [`${S}/collect/record.ts`]: "import type { I } from '../integrations/ports.ts';" }],
  ['feature-door', { [`${S}/workers/relay.ts`]: "import '../relay/relay-to-sink.ts';" }],
  ['feature-door', { [`${S}/cli/brand-id.ts`]: "import '../brands/resolve.ts';" }],
  ['feature-door', { [`${S}/cli/serve.ts`]: "import '../collect/http.ts';" }],
  ['feature-door', { [`${S}/ops/readiness.ts`]: "import '../brands/ports.ts';" }],
  ['wiring-takes-doors-and-routes', { [`${S}/main.ts`]: "import './brands/resolve.ts';" }],
  ['facts-not-calls', { [`${S}/collect/http.ts`]: "import { notify } from '../notifications/index.ts';" }],
  ['facts-not-calls', { [`${S}/http/health-routes.ts`]: "import { notify } from '../notifications/index.ts';" }],
  ['adapters-know-no-other-adapter', { [`${S}/stores/sql/a.ts`]: "import type { S } from '../../channels/sinks.ts';" }],
  ['facts-not-calls', { [`${S}/server-events/accept.ts`]: "import type { Alert } from '../notifications/ports.ts';" }],
  ['adapters-see-ports-only', { [`${S}/engines/openai.ts`]: "import type { O } from '../server/compose.ts';" }],
  ['adapters-see-ports-only', { [`${S}/engines/openai.ts`]: "import { now } from '../workers/relay.ts';" }],
  ['adapters-made-in-compose', { [`${S}/workers/relay.ts`]: "export { open } from '../stores/open-stores.ts';" }],
  ['adapters-made-in-compose', { [`${S}/server/app.ts`]: "import { open } from '../stores/open-stores.ts';" }],
  ['adapters-unknown-below-composition', { [`${S}/brands/index.ts`]: "export type { S } from '../stores/stores.ts';" }],
  [
    'adapters-unknown-below-composition',
    { [`${S}/ops/readiness.ts`]: "import type { S } from '../stores/stores.ts';" },
  ],
  [
    'adapters-unknown-below-composition',
    { [`${S}/http/health-routes.ts`]: "import type { S } from '../stores/stores.ts';" },
  ],
  ['adapters-made-in-compose', { [`${S}/collect/record.ts`]: "import { open } from '../stores/open-stores.ts';" }],
  ['drivers-in-stores', { [`${S}/privacy/export.ts`]: "import type { Kysely } from 'kysely';" }],
  ['drivers-in-stores', { 'packages/protocol/src/ids.ts': "import 'pg';" }],
  [
    'sdk-loads-protocol-root-only',
    { 'packages/sdk/src/a.ts': "import type { A } from '../../server/src/server/app.ts';" },
  ],
  ['sdk-runs-in-browsers', { 'packages/sdk/src/client.ts': "import { randomUUID } from 'node:crypto';" }],
  ['no-grab-bag', { 'packages/sdk/src/client.ts': "import './helpers.ts';" }],
];

const lawful: Record<string, string> = {
  'packages/protocol/src/schemas.ts': "import 'zod'; import './ids.ts';",
  'packages/protocol/src/index.ts': "export { isId } from './ids.ts';",
  'packages/protocol/src/ids.ts': 'export const isId = true;',
  'packages/portal/src/client.ts': "import type { R } from '../../protocol/src/portal/index.ts'; import './x.tsx';",
  'packages/sdk/src/client.ts': "import { isId } from '../../protocol/src/index.ts'; import './x.ts';",
  [`${S}/kernel/clock.ts`]: "import { randomUUID } from 'node:crypto';",
  [`${S}/integrations/index.ts`]: "export { policy } from './origin-policy.ts';",
  [`${S}/integrations/origin-policy.ts`]: "import '../kernel/clock.ts';",
  [`${S}/collect/record.ts`]:
    "import { policy } from '../integrations/index.ts'; import type { I } from '../integrations/index.ts';",
  [`${S}/collect/http.ts`]:
    "import 'fastify'; import './record.ts'; import '../http/reply.ts'; import '../ops/settings.ts';",
  [`${S}/http/reply.ts`]: "import 'fastify'; import '../kernel/clock.ts';",
  [`${S}/stores/sqlite/open.ts`]:
    "import { DatabaseSync } from 'node:sqlite'; import type { C } from '../../collect/ports.ts'; import '../sql/core.ts';",
  [`${S}/stores/open-stores.ts`]:
    "import { parse } from '../ops/store-location.ts'; import type { Settings } from '../ops/settings.ts';",
  [`${S}/notifications/http.ts`]: "import { notify } from './notify.ts';",
  [`${S}/testing/mock-state.ts`]: "import '../collect/page-url.ts'; import type { E } from '../privacy/index.ts';",
  [`${S}/ops/config.ts`]: "import './settings.ts';",
  [`${S}/tokens/http.ts`]: "import { session } from '../accounts/http-session.ts';",
  [`${S}/accounts/http-session.ts`]: "import 'fastify'; import '../http/reply.ts';",
  [`${S}/workers/relay.ts`]: "import '../collect/index.ts'; import type { S } from '../stores/sqlite/open.ts';",
  [`${S}/server/compose.ts`]: "import '../stores/sqlite/open.ts'; import './app.ts'; import '../workers/relay.ts';",
  [`${S}/server/app.ts`]:
    "import 'fastify'; import '../collect/http.ts'; import type { S } from '../stores/sqlite/open.ts';",
  [`${S}/cli/serve.ts`]: "import '../server/compose.ts'; import '../ops/config.ts';",
  [`${S}/relay-server/start-relay.ts`]: "import '../server/compose.ts'; import '../workers/relay.ts';",
  [`${S}/main.ts`]: "import './cli/serve.ts';",
};

type Tree = Record<string, string>;

const PACKAGES = ['zod', 'fastify', 'kysely', 'pg'];
const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** The files that a tree imports. All exist, except `nowhere.ts`. */
const targetsOf = (tree: Tree): string[] =>
  Object.entries(tree)
    .flatMap(([path, text]) => [...text.matchAll(/'(\.[^']+)'/g)].map(([, target = '']) => join(dirname(path), target)))
    .filter((target) => !target.includes('nowhere'));

/** Creates a root that contains all of these trees. */
function writeTrees(trees: readonly Tree[]): string {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  roots.push(root);
  const write = (path: string, text: string): void => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`);
    write(`node_modules/${name}/index.js`, '');
  }
  write('package.json', JSON.stringify({ dependencies: Object.fromEntries(PACKAGES.map((name) => [name, '*'])) }));
  for (const target of trees.flatMap(targetsOf)) write(target, 'export {};');
  for (const [path, text] of trees.flatMap(Object.entries<string>)) write(path, text);
  return root;
}

interface Violation {
  rule: string;
  /** The importing file. */
  from: string;
}

async function violationsIn(trees: readonly Tree[]): Promise<Violation[]> {
  const { options, ...ruleSet } = config;
  const baseDir = writeTrees(trees);
  const { output } = await cruise(['packages'], { ...options, ruleSet, validate: true, baseDir });
  if (typeof output === 'string') throw new Error(`no result: ${output}`);
  return output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

/** Trees that can be in one root: none has a file that another also has or imports. */
interface Group {
  trees: Tree[];
  violations?: Promise<Violation[]>;
}

const canJoin = (tree: Tree, { trees }: Group): boolean =>
  trees.every(
    (other) =>
      !Object.keys(tree).some((path) => path in other || targetsOf(other).includes(path)) &&
      !targetsOf(tree).some((path) => path in other),
  );

function groupsOf(trees: readonly Tree[]): Group[] {
  const groups: Group[] = [];
  for (const tree of trees) {
    const group = groups.find((one) => canJoin(tree, one));
    if (group) group.trees.push(tree);
    else groups.push({ trees: [tree] });
  }
  return groups;
}

const cases: [rule: string, tree: Tree][] = [...Object.entries(breaches), ...otherBreaches];
/** Most of the time of a run is not spent on the files, so it checks as many trees as possible. */
const groups = groupsOf(cases.map(([, tree]) => tree));

async function rulesBrokenBy(tree: Tree): Promise<string[]> {
  const group = groups.find(({ trees }) => trees.includes(tree));
  if (!group) throw new Error('this tree is in no group');
  group.violations ??= violationsIn(group.trees);
  return (await group.violations).filter(({ from }) => from in tree).map(({ rule }) => rule);
}

test('every rule has a tree that breaks it', () => {
  expect(Object.keys(breaches).sort()).toEqual(config.forbidden.map((rule) => rule.name).sort());
});

test.each(cases)('%s rejects %o', async (rule, tree) => {
  expect(await rulesBrokenBy(tree)).toContain(rule);
});

test('a valid tree breaks no rule', async () => {
  expect(await violationsIn([lawful])).toEqual([]);
});
