// Validates the settings of a connection, and creates its signing secrets.
import { MAX_HANDLE_CHARACTERS } from '@service/protocol';
import { text } from '@service/protocol/schemas';
import type { Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isPrintable, NOT_PRINTABLE } from '../kernel/printable.ts';

const handleSchema = text({ min: 1, max: MAX_HANDLE_CHARACTERS }).refine(isPrintable, NOT_PRINTABLE);

/** Without duplicates, in order. Throws `invalid_input`. */
export function parseHandles(handles: readonly string[]): string[] {
  if (handles.length === 0) throw invalid('A connection needs a handle.');
  return [...new Set(handles.map(parseHandle))];
}

/** Throws `invalid_input`. */
export function parseHandle(handle: string): string {
  const parsed = handleSchema.safeParse(handle);
  if (parsed.success) return parsed.data;
  throw invalid(`The handle ${JSON.stringify(handle)} ${parsed.error.issues[0]?.message}.`);
}

/** Standard Webhooks requires 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const mintSigningSecret = ({ bytes }: Pick<Ids, 'bytes'>): string =>
  `whsec_${Buffer.from(bytes(SECRET_BYTES)).toString('base64')}`;

const invalid = (message: string): DomainError => new DomainError('invalid_input', { message });
