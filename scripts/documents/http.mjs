// Generates docs/reference/http.md from the OpenAPI document.
import { HTTP_ERRORS } from '../../packages/protocol/src/errors.ts';
import { createOpenApiDocument } from '../../packages/server/src/openapi/index.ts';
import { errorAnchor } from './errors.mjs';
import { typeOf } from './schema-type.mjs';

const HEAD = `<!-- Generated from packages/server/src/openapi by "npm run docs". -->

# HTTP API

The same as OpenAPI 3.1 is at \`/openapi.json\` of a running server, and as a page at \`/docs\`. All bodies are JSON. Unknown
fields in a request are refused.

[MCP](../mcp.md) and the [portal's own API](../portal.md#its-json-api) are described on their pages.
`;

const CREDENTIALS = {
  session: 'Requires `Authorization: Bearer` with the `session_token` of `POST .../session`.',
  key: 'Requires `Authorization: Bearer` with an API key.',
  login: 'Requires the cookie of a [login](../login.md).',
};

const code = (text) => `\`${text}\``;

/** The fields of a body, with those inside objects and lists, such as `subject.id` and `tokens[].name`. */
function fieldsOf(schema, prefix = '') {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inside = field.type === 'array' ? [field.items, `${path}[].`] : [field, `${path}.`];
    return [
      [code(path), typeOf(field), required.has(name) ? 'yes' : 'no', field.description ?? ''],
      ...fieldsOf(...inside),
    ];
  });
}

const HEADER = ['Type', 'Required', 'Description'];

/** A table of fields or parameters, without the columns that are empty. */
function table(name, rows) {
  if (rows.length === 0) return [];
  const header = [name, ...HEADER];
  const kept = header.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells) => `| ${cells.filter((_, column) => kept[column]).join(' | ')} |`;
  return [[line(header), line(header.map(() => '---')), ...rows.map((row) => line(row.map(escaped)))].join('\n')];
}

const escaped = (cell) => cell.replaceAll('|', '\\|');

const parameterRow = ({ name, required, schema, description = '' }) => [
  code(name),
  typeOf(schema),
  required ? 'yes' : 'no',
  description,
];

function parametersOf({ parameters = [] }) {
  const of = (place) => parameters.filter(({ in: at }) => at === place).map(parameterRow);
  return [...table('Path', of('path')), ...table('Header', of('header'))];
}

const contentOf = ({ content }) => content?.['application/json']?.schema;

function bodyOf({ requestBody }, path) {
  if (!requestBody) return [];
  if (path === '/rpc') return ['The body is a JSON-RPC message, or a batch of them: [JSON-RPC](../rpc.md).'];
  return table('Field', fieldsOf(contentOf(requestBody)));
}

function answersOf({ responses }, path) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return successes.flatMap(([status, answer]) => [
    `**${status}** ${answer.description}`,
    ...(path === '/rpc' ? [] : table('Field', fieldsOf(contentOf(answer) ?? {}).map(withoutRequired))),
  ]);
}

/** A response has all its fields, unless their type says otherwise. */
const withoutRequired = ([name, type, , description]) => [name, type, '', description];

function errorsOf({ responses }, path) {
  const failed = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  const link = path.startsWith('/api/v1/events/collect/') ? browserError : otherError;
  const named = failed.map(([status, { description }]) => `${status} ${description.split(', ').map(link).join(', ')}`);
  return [`Errors: ${named.join('; ')}.`];
}

const browserError = (name) => `[${code(name)}](errors.md#browser-${errorAnchor(name)})`;
/** Errors of JSON-RPC are on its own page. */
const otherError = (name) => (name in HTTP_ERRORS ? `[${code(name)}](errors.md#${errorAnchor(name)})` : code(name));

const section = ({ method, path, operation }) =>
  [
    `### ${method.toUpperCase()} ${code(path)}`,
    operation.summary,
    ...(operation.security ?? []).flatMap((one) => Object.keys(one).map((name) => CREDENTIALS[name])),
    ...parametersOf(operation),
    ...bodyOf(operation, path),
    ...answersOf(operation, path),
    ...errorsOf(operation, path),
  ].join('\n\n');

/** The text of docs/reference/http.md. */
export function makeHttp() {
  const { paths } = createOpenApiDocument('');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  const sections = [...groups].map(([tag, same]) => [`## ${tag}`, ...same.map(section)].join('\n\n'));
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}
