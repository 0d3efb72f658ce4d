// What Gemini's 429 means: a limit of a minute passes, one of a day does not pass soon. Pure.
import { z } from 'zod';
import { type Refusal, readVendorError } from './vendor-error.ts';

const violationsSchema = z.object({ violations: z.array(z.object({ quotaId: z.string().optional() })) });
const retrySchema = z.object({ retryDelay: z.string().regex(/^\d+(?:\.\d+)?s$/) });

export function readGeminiRefusal(status: number, body: unknown): Refusal | undefined {
  const { details, status: word } = readVendorError(body);
  // A wrong key is an invalid argument to it.
  if (status === 400 && /API_KEY_INVALID/.test(JSON.stringify(details ?? []))) {
    return { kind: 'permanent', code: 'unauthorized' };
  }
  if (status !== 429 || word !== 'RESOURCE_EXHAUSTED') return undefined;
  const parts = details ?? [];
  const quotas = parts.flatMap((part) => violationsSchema.safeParse(part).data?.violations ?? []);
  if (quotas.some(({ quotaId = '' }) => quotaId.includes('PerDay'))) return { kind: 'quota', code: 'quota' };
  const delay = parts.map((part) => retrySchema.safeParse(part).data?.retryDelay).find((found) => found !== undefined);
  return {
    kind: 'transient',
    code: 'rate_limited',
    retryAfterMs: delay === undefined ? undefined : Math.ceil(Number.parseFloat(delay) * 1000),
  };
}
