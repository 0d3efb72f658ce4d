// Parses request bodies with compiled JSON Schemas (Spec 2.1, 2.3, 2.5): the hot path has no zod.
import { type ActionRequest, isDeliveryId, type SessionRequest } from '@service/protocol';
import { collectJsonSchemas, propertiesFault } from '@service/protocol/schemas';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { DomainError } from '../kernel/domain-error.ts';
import { lazily } from '../kernel/lazily.ts';

/** Each throws `invalid_input` (Spec 7). */
export interface CollectParsers {
  deliveryId(header: string | string[] | undefined): string;
  session(body: unknown): SessionRequest;
  action(body: unknown): ActionRequest;
}

/** Bodies are used unchanged: nothing is coerced, removed or filled in. A unit test validates the schemas. */
function compileCollectParsers(): CollectParsers {
  const unchanged = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const;
  const ajv = new Ajv({ ...unchanged, allErrors: false, validateSchema: false });
  const isSession = ajv.compile<SessionRequest>(collectJsonSchemas.sessionRequest);
  const isAction = ajv.compile<ActionRequest>(collectJsonSchemas.actionRequest);
  return {
    deliveryId: parseDeliveryId,
    session: (body) => parse(isSession, body),
    action(body) {
      const action = parse(isAction, body);
      const fault = action.properties === undefined ? null : propertiesFault(action.properties);
      if (fault !== null) throw invalidInput('/properties', fault);
      return action;
    },
  };
}

export const collectParsers = lazily(compileCollectParsers);

/** In lower case, so that a retry in another case is the same delivery (decisions 1). */
export function parseDeliveryId(header: string | string[] | undefined): string {
  if (!isDeliveryId(header)) {
    throw new DomainError('invalid_input', {
      message: 'X-Service-Delivery-Id must be one UUID',
      issues: [{ path: '', message: 'X-Service-Delivery-Id must be one UUID' }],
      fault: 'delivery_id',
    });
  }
  return header.toLowerCase();
}

function parse<Body>(isValid: ValidateFunction<Body>, body: unknown): Body {
  if (isValid(body)) return body;
  const [error]: (ErrorObject | undefined)[] = isValid.errors ?? [];
  throw invalidInput(error?.instancePath ?? '', messageOf(error));
}

function messageOf({ message = 'is not valid', params, propertyName }: Partial<ErrorObject> = {}): string {
  if (propertyName !== undefined) return `property "${propertyName}" ${message}`;
  const surplus: unknown = params?.additionalProperty;
  return surplus === undefined ? message : `${message}: ${surplus}`;
}

const invalidInput = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message: `${path} ${message}`.trim(), issues: [{ path, message }] });
