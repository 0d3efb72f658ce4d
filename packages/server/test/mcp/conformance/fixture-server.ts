// The server that the official conformance runner requires, on the transport of `/mcp`: with its tools instead of ours.
import { type CallToolResult, ProtocolError, Server } from '@modelcontextprotocol/server';
import { fastify } from 'fastify';
import { mcpRoutes } from '../../../src/mcp/http.ts';
import { createCallLimits } from '../../../src/tools/http-limits.ts';
import type { Caller } from '../../../src/tools/index.ts';
import { testClock } from '../../support/clock.ts';

export interface FixtureServer extends AsyncDisposable {
  /** Of `/mcp`. */
  url: string;
}

const CALLER: Caller = { id: 'conformance', tenantId: 'none', brandIds: null, scopes: ['read', 'write'], demo: false };
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const text = (words: string) => ({ type: 'text' as const, text: words });
const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' };
const audio = { type: 'audio' as const, data: SILENCE, mimeType: 'audio/wav' };
const resource = (uri: string, mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
});

const RESULTS: Readonly<Record<string, CallToolResult>> = {
  test_simple_text: { content: [text('This is a simple text response for testing.')] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [audio] },
  test_embedded_resource: {
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  },
  test_multiple_content_types: {
    content: [
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  },
  test_error_handling: { content: [text('This tool intentionally returns an error for testing')], isError: true },
};

const PROGRESS = 'test_tool_with_progress';
const NAMES = [...Object.keys(RESULTS), PROGRESS];

function fixture(): Server {
  const server = new Server({ name: 'conformance', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', async () => ({
    tools: NAMES.map((name) => ({ name, description: `Answers ${name}.`, inputSchema: { type: 'object' as const } })),
  }));
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const { name, _meta: meta } = params;
    if (name === PROGRESS && meta?.progressToken !== undefined) {
      for (const progress of [0, 50, 100]) {
        const told = { progressToken: meta.progressToken, progress, total: 100 };
        await context.mcpReq.notify({ method: 'notifications/progress', params: told });
      }
    }
    const result = name === PROGRESS ? { content: [text('done')] } : RESULTS[name];
    if (!result) throw new ProtocolError(-32602, `no such tool: ${name}`);
    return result;
  });
  return server;
}

export async function startFixtureServer(): Promise<FixtureServer> {
  const app = fastify({ logger: false });
  const windows = { takeCalls: async () => ({ granted: 1, remaining: 1, retryAfter: 0, fullAfter: 0 }) };
  app.register(async (scope) =>
    mcpRoutes(scope, {
      limits: createCallLimits('off', { windows, clock: testClock() }),
      publicUrl: undefined,
      serverFor: fixture,
      scopeOf: () => 'read' as const,
      onFault: (error: unknown) => Promise.reject(error),
      callerOf: async () => CALLER,
      isPageOfCaller: async () => false,
      challenge: () => 'Bearer',
    }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${url}/mcp`, [Symbol.asyncDispose]: () => app.close() };
}
