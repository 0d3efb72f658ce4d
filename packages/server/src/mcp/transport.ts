// The transport of the official SDK, in the response format that the client accepts (decisions 11).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  type AuthInfo,
  createMcpHandler,
  isLegacyRequest,
  type McpHandlerRequestOptions,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { MAX_RPC_BODY_BYTES } from '@service/protocol/schemas';
import type { AnswerForm } from './accepted-form.ts';

export interface McpTransportDeps {
  /** Creates the server for one request. */
  serverFor(auth: AuthInfo | undefined): Server;
  onFault(error: unknown): void;
}

export interface McpExchange {
  request: IncomingMessage & { auth: AuthInfo; method: string; url: string };
  response: ServerResponse;
  body: unknown;
  form: AnswerForm;
}

export interface McpTransport {
  serve(exchange: McpExchange): Promise<void>;
  close(): Promise<void>;
}

/** The SDK compares the header as text, and older revisions of the protocol require both formats. */
const BOTH_FORMS = 'application/json, text/event-stream';

export function createMcpTransport({ serverFor, onFault }: McpTransportDeps): McpTransport {
  const own = createMcpHandler(({ authInfo }) => serverFor(authInfo), { maxRequestBodySize: MAX_RPC_BODY_BYTES });

  /** For older protocol revisions the SDK's handler only streams; for the newest one it returns JSON by itself. */
  async function fetchJson(request: Request, options: McpHandlerRequestOptions = {}): Promise<Response> {
    if (!(await isLegacyRequest(request, options.parsedBody))) return own.fetch(request, options);
    const server = serverFor(options.authInfo);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, options);
    } finally {
      await server.close();
    }
  }

  const opts = { onerror: onFault };
  const handlers = { stream: toNodeHandler(own, opts), json: toNodeHandler({ fetch: fetchJson }, opts) };
  return {
    async serve({ request, response, body, form }) {
      request.headers.accept = BOTH_FORMS;
      await handlers[form](request, response, body);
    },
    close: () => own.close(),
  };
}
