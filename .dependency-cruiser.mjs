// The import rules of the architecture, from the bottom layer to the top. `npm run check` applies them, and
// test/architecture checks that each of them works.

const server = '^packages/server/src';
const foundations = ['limits', 'leases', 'accounts', 'integrations', 'tokens', 'plans', 'brands'];
const features = [
  'collect',
  'server-events',
  'identity',
  'visibility',
  'claims',
  'scans',
  'attribution',
  'notifications',
  'privacy',
  'relay',
  'live',
];
const protocols = ['rpc', 'mcp', 'oauth', 'openapi', 'portal'];
const everyFeature = [...foundations, ...features, 'tools', ...protocols];

const any = (names) => `(?:${names.join('|')})`;
const inside = (names) => `${server}/${any(names)}/`;
/** `<feature>/http.ts`, `<feature>/http-limits.ts`, `<feature>/http/...` and `http/...`: the files that use Fastify. */
const edge = `${server}/(?:${any(everyFeature)}/http(?:\\.ts$|-[^/]+\\.ts$|/)|http/)`;
const main = `${server}/main\\.ts$`;
const programs = ['cli', 'relay-server', 'testing'];
const composition = `${server}/(?:main\\.ts$|${any(['workers', 'server', ...programs])}/)`;
/** Code that composes the process. */
const wiring = `${server}/(?:main\\.ts$|server/)`;
/** Code that runs in browsers, without Node's modules. */
const browserMock = `${server}/testing/mock-[^/]+\\.ts$`;
const door = `${server}/[^/]+/index\\.ts$`;
const adapterFolders = ['stores', 'engines', 'channels'];
const adapters = inside(adapterFolders);
/** Every folder of the server's sources. A new folder needs an entry here. */
export const FOLDERS = ['kernel', ...everyFeature, 'http', 'ops', ...adapterFolders, 'workers', 'server', ...programs];
const tests = '\\.(?:test|contract|spec)\\.ts$';
/** Matches a package by name, resolved or not. */
const npm = (name) => `(?:^|/)node_modules/${name}/|^${name}(?:/|$)`;

/** From bottom to top: a layer may import those before it, never those after it. */
const layers = [
  { name: 'kernel', path: inside(['kernel']) },
  { name: 'foundations', path: inside(foundations) },
  { name: 'features', path: inside(features) },
  { name: 'tools', path: inside(['tools']) },
  { name: 'protocols', path: inside(protocols) },
  { name: 'edge', path: edge },
  { name: 'workers', path: inside(['workers']) },
  { name: 'composition', path: inside(['server']) },
  { name: 'programs', path: inside(programs) },
  { name: 'main', path: main },
];

/** One rule per layer. The edge is inside feature folders, so it is excluded from their rules. */
const layerRules = layers.slice(0, -1).map(({ name, path }, i) => ({
  name: `${name}-knows-no-later-layer`,
  comment: 'Data flows one way: higher layers use lower ones, never the reverse.',
  severity: 'error',
  from: { path, pathNot: [tests, ...(name === 'edge' ? [] : [edge])] },
  to: { path: layers.slice(i + 1).map((later) => later.path) },
}));

/**
 * @type {import('dependency-cruiser').IConfiguration & { forbidden: import('dependency-cruiser').IForbiddenRuleType[]
 * }}
 */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'only-main-at-the-root',
      comment: 'A file at the root of the sources is in no layer, so no other rule applies to it.',
      severity: 'error',
      from: { path: `${server}/[^/]+$`, pathNot: main },
      to: {},
    },
    {
      name: 'every-folder-in-a-layer',
      comment: 'A folder missing from this file escapes the other rules. Add it to a layer above.',
      severity: 'error',
      from: { path: `${server}/[^/]+/`, pathNot: inside(FOLDERS) },
      to: {},
    },
    {
      name: 'only-main-imported-from-the-root',
      comment: 'The same for a file at the root that imports nothing itself.',
      severity: 'error',
      from: {},
      to: { path: `${server}/[^/]+$`, pathNot: main },
    },
    {
      name: 'every-imported-folder-in-a-layer',
      comment: 'The same for a folder whose files import nothing themselves.',
      severity: 'error',
      from: {},
      to: { path: `${server}/[^/]+/`, pathNot: inside(FOLDERS) },
    },
    {
      name: 'no-cycle',
      comment: 'Files that need each other cannot be read, tested or moved separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-grab-bag',
      comment: 'A helper lives with its one user or gets a real name.',
      severity: 'error',
      from: {},
      to: { path: '(?:^|/)(?:utils?|helpers?|common|misc|lib)(?:/|\\.[cm]?[jt]s$)', pathNot: 'node_modules' },
    },
    {
      name: 'kernel-does-no-io',
      comment: 'Time, ids, randomness, errors and domain events: only values and types.',
      severity: 'error',
      from: { path: inside(['kernel']), pathNot: tests },
      to: { dependencyTypes: ['core'], pathNot: '^(?:node:)?crypto$' },
    },
    {
      name: 'kernel-knows-kernel-only',
      comment: 'Not even a type: the kernel can be read on its own.',
      severity: 'error',
      from: { path: inside(['kernel']), pathNot: tests },
      to: { path: server, pathNot: inside(['kernel']) },
    },
    {
      name: 'feature-door',
      comment: 'Another feature is reached through its index.ts, even for types: the rest may change at any time.',
      severity: 'error',
      from: { path: `${server}/([^/]+)/`, pathNot: [tests, adapters, wiring, browserMock] },
      to: {
        path: inside(everyFeature),
        // What a feature shares with other features' routes (login sessions, limits) is in its `http-*.ts`; the layer
        // rules keep everything below the edge from importing these.
        pathNot: [`${server}/$1/`, door, `${server}/[^/]+/http-[^/]+\\.ts$`],
      },
    },
    {
      name: 'wiring-takes-doors-and-routes',
      comment: 'The composition registers the routes of a feature, and uses the rest through its index.ts.',
      severity: 'error',
      from: { path: wiring, pathNot: tests },
      to: { path: inside(everyFeature), pathNot: [door, edge] },
    },
    {
      name: 'browser-mock-takes-pure-rules',
      comment:
        'An index.ts loads code that needs Node, so the mock collector imports the two rule files that it needs directly.',
      severity: 'error',
      from: { path: browserMock, pathNot: tests },
      to: {
        path: inside(everyFeature),
        pathNot: [`${server}/(?:integrations/origin-policy|collect/page-url)\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-mock-takes-types-from-doors',
      comment: 'A type costs a browser nothing, so there is no reason to bypass the index.ts.',
      severity: 'error',
      from: { path: browserMock, pathNot: tests },
      to: { path: inside(everyFeature), pathNot: door, dependencyTypes: ['type-only'] },
    },
    {
      name: 'facts-not-calls',
      comment: 'Attribution and notifications read domain events written with the record; features do not call them.',
      severity: 'error',
      from: {
        path: inside([...foundations, ...features, 'http']),
        // Their own routes may call them.
        pathNot: [tests, inside(['attribution', 'notifications'])],
      },
      to: { path: inside(['attribution', 'notifications']) },
    },
    {
      name: 'adapters-see-ports-only',
      comment: 'An adapter implements the ports.ts of a feature, and depends on nothing else in it.',
      severity: 'error',
      from: { path: adapters, pathNot: tests },
      to: { path: [inside([...everyFeature, 'http']), composition], pathNot: `${server}/[^/]+/ports\\.ts$` },
    },
    {
      name: 'adapters-know-no-other-adapter',
      comment: 'Each can be replaced on its own. Code that two of them need belongs to the kernel or to a feature.',
      severity: 'error',
      from: { path: `${server}/(${adapterFolders.join('|')})/`, pathNot: tests },
      to: { path: adapters, pathNot: `${server}/$1/` },
    },
    {
      name: 'adapters-are-handed-settings',
      comment: 'Adapters get settings as parameters, so that tests set them. Parsing a store URL reads no settings.',
      severity: 'error',
      from: { path: adapters, pathNot: tests },
      to: {
        path: inside(['ops']),
        pathNot: `${server}/ops/store-location\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'adapters-made-in-compose',
      comment: 'server/compose.ts creates the adapters and passes them on; other code uses at most their types.',
      severity: 'error',
      from: { path: server, pathNot: [tests, adapters, `${server}/server/compose\\.ts$`] },
      to: { path: adapters, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'adapters-unknown-below-composition',
      comment:
        'Features, protocols, routes and operations refer to ports. Not even a type of an adapter, nor a re-export.',
      severity: 'error',
      from: { path: inside(['kernel', 'http', 'ops', ...everyFeature]), pathNot: tests },
      to: { path: adapters },
    },
    {
      name: 'operation-is-handed-in',
      comment: 'Settings and logs reach features as parameters, so that tests set them.',
      severity: 'error',
      from: { path: [inside(['kernel', ...everyFeature])], pathNot: [tests, edge] },
      to: { path: inside(['ops']), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'operation-knows-kernel-only',
      comment: 'Configuration, logging, metrics and health serve every layer and depend on none.',
      severity: 'error',
      from: { path: inside(['ops']), pathNot: tests },
      to: { path: server, pathNot: inside(['ops', 'kernel']) },
    },
    {
      name: 'fastify-at-the-edge',
      comment:
        'Only <feature>/http.ts, http/, server/app.ts and server/plugins.ts use Fastify; a use case works without HTTP.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [tests, '/test/', edge, `${server}/server/(?:app|plugins)\\.ts$`] },
      to: { path: [npm('fastify'), npm('@fastify/[^/]+')] },
    },
    {
      name: 'drivers-in-stores',
      comment: 'Databases are behind ports. The example backend has its own, as a customer would.',
      severity: 'error',
      from: { path: '^(?:packages|examples)/', pathNot: ['/test/', inside(['stores']), '^examples/backend/'] },
      to: { path: ['^(?:node:)?sqlite$', npm('kysely'), npm('pg')] },
    },
    {
      name: 'sdk-loads-protocol-root-only',
      comment: 'The zod-free root is the only part of the workspace that a browser may load.',
      severity: 'error',
      from: { path: '^packages/sdk/src/', pathNot: tests },
      to: { path: '^packages/', pathNot: ['^packages/sdk/src/', '^packages/protocol/src/index\\.ts$'] },
    },
    {
      name: 'sdk-runs-in-browsers',
      comment: 'Its one dependency is js-cookie: every byte is loaded by every visitor.',
      severity: 'error',
      from: { path: '^packages/sdk/src/', pathNot: tests },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-peer', 'npm-optional'],
        pathNot: npm('js-cookie'),
      },
    },
    {
      name: 'protocol-root-is-zod-free',
      comment: 'The SDK loads the root, and must stay small.',
      severity: 'error',
      from: { path: '^packages/protocol/src/index\\.ts$' },
      to: { path: npm('zod'), reachable: true },
    },
    {
      name: 'protocol-stands-alone',
      comment: 'Everything builds on the protocol; it depends on nothing in the workspace.',
      severity: 'error',
      from: { path: '^packages/protocol/src/' },
      to: { path: '^(?:packages|examples)/', pathNot: '^packages/protocol/' },
    },
    {
      name: 'portal-loads-types-of-the-contract-only',
      comment:
        'The pages run in browsers: from the workspace they import only the types of the JSON API, and no schema.',
      severity: 'error',
      from: { path: '^packages/portal/src/' },
      to: { path: '^packages/', pathNot: '^packages/portal/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-knows-the-contract-only',
      comment: 'Not even a type of the server: the contract contains everything that a page shows.',
      severity: 'error',
      from: { path: '^packages/portal/src/' },
      to: { path: '^packages/', pathNot: ['^packages/portal/', '^packages/protocol/src/portal/index\\.ts$'] },
    },
    {
      name: 'server-loads-no-portal-source',
      comment: 'The server serves the built pages.',
      severity: 'error',
      from: { path: server },
      to: { path: '^packages/portal/src/' },
    },
    {
      name: 'server-loads-no-sdk-source',
      comment: 'The server serves the built file; it runs no browser code.',
      severity: 'error',
      from: { path: server },
      to: { path: '^packages/sdk/src/' },
    },
    {
      name: 'sources-import-no-tests',
      comment: 'Test code is not shipped.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: [tests, '^packages/[^/]+/test/', '^test/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|coverage|test-results)/' },
    // Types count too: a type-only import is still a dependency on another file.
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@service/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
};
