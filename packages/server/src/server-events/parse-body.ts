// Parses server events with compiled JSON Schemas (Spec 2.7, 2.9). zod only explains a refusal.
import { isDeliveryId } from '@service/protocol';
import {
  fieldIssues,
  preconfiguredEventSchema,
  type ServerEvent,
  serverEventFault,
  serverEventJsonSchemas,
  serverEventSchema,
} from '@service/protocol/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import type { z } from 'zod';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { lazily } from '../kernel/lazily.ts';

export interface PreconfiguredEvent {
  service_visitor_id: string;
}

/** Each throws `invalid_input` with its issues (Spec 7). */
export interface EventParsers {
  event(body: unknown): ServerEvent;
  preconfigured(body: unknown): PreconfiguredEvent;
}

/** Bodies are used unchanged: nothing is coerced, removed or filled in. A unit test validates the schemas. */
function compileEventParsers(): EventParsers {
  const unchanged = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const;
  const ajv = new Ajv({ ...unchanged, allErrors: false, validateSchema: false });
  const isEvent = ajv.compile<ServerEvent>(serverEventJsonSchemas.event);
  const isPreconfigured = ajv.compile<PreconfiguredEvent>(serverEventJsonSchemas.preconfiguredEvent);
  return {
    event(body) {
      const event = parse(isEvent, serverEventSchema, body);
      const fault = serverEventFault(event);
      if (fault !== null) throw invalidBody([fault]);
      return event;
    },
    preconfigured: (body) => parse(isPreconfigured, preconfiguredEventSchema, body),
  };
}

export const eventParsers = lazily(compileEventParsers);

/** A UUID, in lower case, so that a retry in another case is the same delivery. Throws `invalid_input`. */
export function parseWebhookId(header: string | undefined): string {
  if (isDeliveryId(header)) return header.toLowerCase();
  const message = header === undefined ? 'Send a webhook-id header with a UUID.' : 'webhook-id must be one UUID.';
  throw invalid(message, [{ path: 'webhook-id', message: 'must be one UUID' }]);
}

function parse<Body>(isValid: ValidateFunction<Body>, schema: z.ZodType, body: unknown): Body {
  if (isValid(body)) return body;
  throw invalidBody(issuesOf(schema, body));
}

/** Limits the response to a body with many errors. */
const MAX_ISSUES = 20;
const MAX_MESSAGE_CHARACTERS = 200;

function issuesOf(schema: z.ZodType, body: unknown): Issue[] {
  const { error } = schema.safeParse(body);
  const issues = error ? fieldIssues(error, body) : [];
  return issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({
    path,
    message: message.slice(0, MAX_MESSAGE_CHARACTERS),
  }));
}

const invalidBody = (issues: Issue[]): DomainError => invalid('Some fields are invalid; see issues.', issues);

const invalid = (message: string, issues: Issue[]): DomainError =>
  new DomainError('invalid_input', { message, issues });
