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

const issues = z
  .array(
    z.object({
      path: z.string().describe('The field, such as subject.id; empty for the whole body.'),
      message: z.string().describe('What is wrong with it.'),
    }),
  )
  .describe('The invalid fields.');

const errorCode = (codes: readonly string[]) =>
  z.enum(codes).describe('What went wrong. Stable: programs can rely on it.');
const errorMessage = z.string().describe('Explains the error to a person. Its wording can change.');

const THE_ERROR = 'Why the request failed.';

/** The body of an error at each surface. @param codes those that a response may contain */
export const ERROR_BODIES = {
  collect: (codes: readonly string[]) =>
    z.strictObject({ error: z.strictObject({ code: errorCode(codes) }).describe(THE_ERROR) }),
  http: (codes: readonly string[]) =>
    z.strictObject({
      error: z
        .strictObject({
          code: errorCode(codes),
          message: errorMessage,
          request_id: z.string().min(1).max(128).describe('Also in the header x-request-id. Quote it to support.'),
          issues: issues.optional(),
        })
        .describe(THE_ERROR),
    }),
  rpc: (_codes: readonly string[]) => rpcErrorSchema,
} as const;

const rpcId = z.union([z.string(), z.number(), z.null()]).describe('ID of the call. The response repeats it.');
const envelope = { jsonrpc: z.literal('2.0').describe('Version of JSON-RPC.') };

const rpcErrorSchema = z
  .object({
    ...envelope,
    id: rpcId,
    error: z
      .object({
        code: z
          .union(Object.values(RPC_ERRORS).map((code) => z.literal(code)))
          .describe('Number of the error. data.code is its name.'),
        message: errorMessage,
        data: z
          .looseObject({ code: errorCode(Object.keys(RPC_ERRORS)), issues: issues.optional() })
          .describe('Name of the error, and details that depend on it.'),
      })
      .describe('Why the call failed.'),
  })
  .meta({ id: 'RpcError' });

const toolParams = (name: ToolName) =>
  z
    .object({
      name: z.literal(name).describe('The tool to call.'),
      arguments: TOOL_SCHEMAS[name].input.optional().describe('Its arguments.'),
    })
    .meta({ id: `${componentName(name)}Call` });

const componentName = (tool: string): string =>
  tool.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const call = (method: string, params?: z.ZodType) =>
  z.object({
    ...envelope,
    id: rpcId.optional(),
    method: z.literal(method).describe('The method to call.'),
    params: (params ?? z.record(z.string(), z.unknown()).optional()).describe('Parameters of the method.'),
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
    content: z
      .array(
        z.object({
          type: z.literal('text').describe('Type of the content.'),
          text: z.string().describe('structuredContent as JSON, or the message of an error.'),
        }),
      )
      .describe('The result as text.'),
    isError: z.boolean().describe('Whether the tool failed.'),
    structuredContent: z
      .union(TOOL_NAMES.map((name) => TOOL_SCHEMAS[name].output.meta({ id: `${componentName(name)}Output` })))
      .describe('The result, in the shape that the output schema of the tool describes.'),
  })
  .meta({ id: 'ToolResult' });

const rpcResultSchema = z
  .object({
    ...envelope,
    id: rpcId,
    result: z
      .union([
        toolResultSchema,
        jobSchema,
        z.object({
          tools: z
            .array(z.looseObject({ name: z.string().describe('Name of the tool.') }))
            .describe('All tools, with their schemas.'),
        }),
        z.strictObject({}),
      ])
      .describe('The result of the method.'),
  })
  .meta({ id: 'RpcResult' });

const rpcReplySchema = z.union([rpcResultSchema, rpcErrorSchema]);
export const rpcRepliesSchema = z.union([rpcReplySchema, z.array(rpcReplySchema)]);

export const aliveSchema = z.strictObject({ status: z.literal('ok').describe('The process is running.') });
export const readySchema = z.strictObject({ status: z.literal('ready').describe('The process accepts requests.') });

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
