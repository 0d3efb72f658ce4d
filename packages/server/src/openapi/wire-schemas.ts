// Schemas that only the OpenAPI document needs: errors of each surface, JSON-RPC messages, health.
import {
  jobQuerySchema,
  jobSchema,
  MAX_RPC_BATCH,
  RPC_ERRORS,
  TOOL_NAMES,
  TOOL_SCHEMAS,
  type ToolName,
} from '@service/protocol/schemas';
import { z } from 'zod';

const issues = z.array(z.object({ path: z.string(), message: z.string() }));

/** The body of an error at each surface. @param codes those that a response may contain */
export const ERROR_BODIES = {
  collect: (codes: readonly string[]) => z.strictObject({ error: z.strictObject({ code: z.enum(codes) }) }),
  http: (codes: readonly string[]) =>
    z.strictObject({
      error: z.strictObject({
        code: z.enum(codes),
        message: z.string(),
        request_id: z.string().min(1).max(128),
        issues: issues.optional(),
      }),
    }),
  rpc: (_codes: readonly string[]) => rpcErrorSchema,
} as const;

const rpcId = z.union([z.string(), z.number(), z.null()]);
const envelope = { jsonrpc: z.literal('2.0') };

const rpcErrorSchema = z
  .object({
    ...envelope,
    id: rpcId,
    error: z.object({
      code: z.union(Object.values(RPC_ERRORS).map((code) => z.literal(code))),
      message: z.string(),
      data: z.looseObject({ code: z.enum(Object.keys(RPC_ERRORS)), issues: issues.optional() }),
    }),
  })
  .meta({ id: 'RpcError' });

const toolParams = (name: ToolName) =>
  z
    .object({ name: z.literal(name), arguments: TOOL_SCHEMAS[name].input.optional() })
    .meta({ id: `${componentName(name)}Call` });

const componentName = (tool: string): string =>
  tool.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const call = (method: string, params?: z.ZodType) =>
  z.object({
    ...envelope,
    id: rpcId.optional(),
    method: z.literal(method),
    ...(params ? { params } : { params: z.record(z.string(), z.unknown()).optional() }),
  });

const rpcRequestSchema = z
  .union([
    call('ping'),
    call('tools/list'),
    call('tools/call', z.union(TOOL_NAMES.map(toolParams))),
    call('jobs/get', jobQuerySchema),
  ])
  .meta({ id: 'RpcRequest' });

export const rpcMessageSchema = z.union([rpcRequestSchema, z.array(rpcRequestSchema).min(1).max(MAX_RPC_BATCH)]);

const toolResultSchema = z
  .object({
    content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
    isError: z.boolean(),
    structuredContent: z.union(
      TOOL_NAMES.map((name) => TOOL_SCHEMAS[name].output.meta({ id: `${componentName(name)}Output` })),
    ),
  })
  .meta({ id: 'ToolResult' });

const rpcResultSchema = z
  .object({
    ...envelope,
    id: rpcId,
    result: z.union([
      toolResultSchema,
      jobSchema,
      z.object({ tools: z.array(z.looseObject({ name: z.string() })) }),
      z.strictObject({}),
    ]),
  })
  .meta({ id: 'RpcResult' });

const rpcReplySchema = z.union([rpcResultSchema, rpcErrorSchema]);
export const rpcRepliesSchema = z.union([rpcReplySchema, z.array(rpcReplySchema)]);

export const aliveSchema = z.strictObject({ status: z.literal('ok') });
export const readySchema = z.strictObject({ status: z.literal('ready') });

/** Parameters of paths and headers, by their names. */
export const PARAMETERS = {
  installId: z.string().meta({ description: 'Public ID of the install.', example: `svc_pub_${'0'.repeat(32)}` }),
  id: z.string().meta({ description: 'ID of the connection, or public ID of its install; for a token, its ID.' }),
  receiptId: z.string().meta({ description: 'The receipt_id of an accepted event.' }),
  deliveryId: z.uuid().meta({ description: 'A UUID for this delivery. Send the same one when you retry.' }),
  webhookId: z.uuid().meta({ description: 'A UUID for this event. Send the same one when you retry.' }),
  origin: z.string().meta({ description: 'Sent by browsers. One of the origins of the install.' }),
  csrf: z.string().meta({ description: 'The csrf_token of GET /api/v1/me.' }),
} as const;
