// Generates the types of the requests and responses from the service's OpenAPI document.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createOpenApiDocument } from '../../server/src/openapi/index.ts';

const TAG = 'Server events';

/** The generated document: its path and its expected text. */
export async function makeEventTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'event-types-'));
  try {
    await createClient({
      input: withOneErrorEach(createOpenApiDocument('1.0.0')),
      output: { path: folder, clean: false, entryFile: false },
      plugins: ['@hey-api/typescript'],
      parser: { filters: { tags: { include: [TAG] } } },
      logs: { level: 'silent' },
    });
    return ['packages/events/src/openapi.ts', readFileSync(join(folder, 'types.gen.ts'), 'utf8')];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Merges the error codes of an operation into one type; the document has one response per status. */
function withOneErrorEach({ paths, ...document }) {
  const entries = Object.entries(paths).map(([path, operations]) => {
    const merged = Object.entries(operations).map(([method, operation]) => [method, mergeErrors(operation)]);
    return [path, Object.fromEntries(merged)];
  });
  return { ...document, paths: Object.fromEntries(entries) };
}

function mergeErrors(operation) {
  const isError = ([status]) => Number(status) >= 400;
  const responses = Object.entries(operation.responses);
  const bodies = responses.filter(isError).map(([, { content }]) => content['application/json'].schema);
  if (!operation.tags.includes(TAG)) return operation;
  const body = structuredClone(bodies[0]);
  body.properties.error.properties.code.enum = bodies.flatMap((one) => one.properties.error.properties.code.enum);
  const content = { 'application/json': { schema: body } };
  return {
    ...operation,
    responses: {
      ...Object.fromEntries(responses.filter((response) => !isError(response))),
      default: { description: 'An error.', content },
    },
  };
}
