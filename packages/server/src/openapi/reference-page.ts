// The page at `/docs`: the OpenAPI document as HTML, without scripts and without resources from other hosts. Pure.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { escaped } from '../kernel/html-page.ts';
import type { OpenApiDocument } from './document.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; color: #1b1f24; background: #fff; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: .75rem; overflow-x: auto; background: #eef0f3; border-radius: 8px; }
section { padding-top: 1rem; border-top: 1px solid #c9ced6; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .5rem; vertical-align: top; border-bottom: 1px solid #c9ced6; }
a { color: #1d4ed8; }
summary { cursor: pointer; font-weight: 600; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #14171b; color: #e8eaed; }
  pre { background: #1f2329; }
  a { color: #a9c1ff; }
}
`;

export const REFERENCE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'public, max-age=3600',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const;

const content = z.record(z.string(), z.object({ schema: z.unknown() })).optional();
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z
    .array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
      }),
    )
    .optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
type ShownOperation = z.infer<typeof operationSchema>;

interface Shown {
  method: string;
  path: string;
  operation: ShownOperation;
}

export function referencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]): Shown => {
      return { method: method.toUpperCase(), path, operation: operationSchema.parse(operation) };
    }),
  );
  const { title, version, description = '' } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: HTTP API</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}: HTTP API</h1>
<p>Version ${escaped(version)}. The same as a file: <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<p>${escaped(description)}</p>
<nav aria-label="Operations">${contents(operations)}</nav>
${operations.map(section).join('\n')}
<section id="schemas">
<h2>Schemas</h2>
${Object.entries(document.components?.schemas ?? {})
  .map(([name, schema]) => details(name, schema, `schema-${name}`))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

function contents(operations: readonly Shown[]): string {
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const lists = [...byTag].map(([tag, tagged]) => {
    const items = tagged.map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}"><code>${method} ${escaped(path)}</code></a></li>`,
    );
    return `<h2>${escaped(tag)}</h2><ul>${items.join('')}</ul>`;
  });
  return lists.join('');
}

function section({ method, path, operation }: Shown): string {
  const { operationId, summary, security = [], parameters = [], requestBody, responses } = operation;
  const schemes = security.flatMap((each) => Object.keys(each));
  const body = requestBody?.content?.['application/json']?.schema;
  return `<section id="${operationId}">
<h3><code>${method} ${escaped(path)}</code></h3>
<p>${escaped(summary)}</p>
${schemes.length > 0 ? `<p>Needs: <code>${schemes.map(escaped).join(', ')}</code> (see the security schemes of the file).</p>` : ''}
${table(
  ['Parameter', 'In', 'Meaning'],
  parameters.map(({ name, in: place, description = '' }) => [
    `<code>${escaped(name)}</code>`,
    escaped(place),
    escaped(description),
  ]),
)}
${body === undefined ? '' : details('Body', body)}
${table(
  ['Status', 'Answer'],
  Object.entries(responses).map(([status, { description, content: answer }]) => [
    status,
    `${escaped(description)}${answer ? details('Schema', answer['application/json']?.schema) : ''}`,
  ]),
)}
</section>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${cells.join('')}</tbody></table>`;
}

const details = (title: string, schema: unknown, id?: string): string =>
  `<details${id === undefined ? '' : ` id="${escaped(id)}"`}><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
