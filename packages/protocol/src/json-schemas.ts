// JSON Schemas generated from the zod schemas, for compiled validation on the hot path. Their patterns are for
// JavaScript only; the published schemas are in `tools/registry.ts`.
import { z } from 'zod';
import { actionResponseSchema, actionShapeSchema } from './collect/action.ts';
import { sessionRequestSchema, sessionResponseSchema } from './collect/session.ts';
import { serverEventSchema } from './server-events/event.ts';
import { preconfiguredEventSchema } from './server-events/preconfigured.ts';
import { acceptedEventSchema, receiptSchema } from './server-events/receipt.ts';

export type JsonSchema = Record<string, unknown>;

const toJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;

/** Built once, when this entry is loaded; one JSON Schema per body of the browser endpoints. */
export const collectJsonSchemas = {
  sessionRequest: toJsonSchema(sessionRequestSchema),
  sessionResponse: toJsonSchema(sessionResponseSchema),
  actionRequest: toJsonSchema(actionShapeSchema),
  actionResponse: toJsonSchema(actionResponseSchema),
} as const;

/** The bodies of the server-event endpoints; `serverEventFault` checks the remaining rules. */
export const serverEventJsonSchemas = {
  event: toJsonSchema(serverEventSchema),
  preconfiguredEvent: toJsonSchema(preconfiguredEventSchema),
  accepted: toJsonSchema(acceptedEventSchema),
  receipt: toJsonSchema(receiptSchema),
} as const;
