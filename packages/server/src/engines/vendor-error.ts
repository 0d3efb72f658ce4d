// Classifies a vendor's error by its body and HTTP status. Pure.
import { z } from 'zod';
import type { FailureCode, FailureKind } from '../scans/ports.ts';
import { lenient } from './lenient-schemas.ts';

export interface Refusal {
  kind: FailureKind;
  code: FailureCode;
  retryAfterMs?: number | undefined;
}

const errorSchema = z.object({
  code: lenient(z.union([z.string(), z.number()])),
  type: lenient(z.string()),
  status: lenient(z.string()),
  message: lenient(z.string()),
  details: lenient(z.array(z.unknown())),
});
export type VendorError = z.output<typeof errorSchema>;

/** All vendors use these fields, most of them inside an object `error`, one at the top level. */
export function readVendorError(body: unknown): Partial<VendorError> {
  const inner = z.object({ error: errorSchema }).safeParse(body).data?.error;
  return inner ?? errorSchema.safeParse(body).data ?? {};
}

const NO_MODEL = ['model_not_found', 'invalid_model', 'DeploymentNotFound'];

export function classifyRefusal(status: number, body: unknown): Refusal {
  const { code, type } = readVendorError(body);
  if (status === 404 || [code, type].some((word) => typeof word === 'string' && NO_MODEL.includes(word)))
    return { kind: 'permanent', code: 'no_model' };
  if (status === 401 || status === 403) return { kind: 'permanent', code: 'unauthorized' };
  if (status === 402) return { kind: 'quota', code: 'quota' };
  if (status === 429) return { kind: 'transient', code: 'rate_limited' };
  if (status === 408 || status === 409 || status === 425 || status >= 500)
    return { kind: 'transient', code: 'unavailable' };
  return { kind: 'permanent', code: 'bad_request' };
}

/** A readable message without any part of the reply, which may contain a key, an address or text. */
export const refusalMessage = (status: number, { code }: Refusal): string =>
  code === 'no_model'
    ? `the engine answered ${status}: there is no such model or no such URL`
    : `the engine answered ${status}`;
