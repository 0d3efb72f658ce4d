// Validates the settings of a connection, and creates its signing secrets.
import { MAX_HANDLE_CHARACTERS } from '@service/protocol';
import { fieldIssues, text } from '@service/protocol/schemas';
import type { Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isPrintable, NOT_PRINTABLE } from '../kernel/text/printable.ts';

const handleSchema = text({ min: 1, max: MAX_HANDLE_CHARACTERS }).refine(isPrintable, NOT_PRINTABLE);

/** Without duplicates, in order. Throws `invalid_input`. */
export function parseHandles(handles: readonly string[]): string[] {
  if (handles.length === 0) {
    const issues = [{ path: 'handles', message: 'must have at least 1 item' }];
    throw new DomainError('invalid_input', { message: 'A connection needs a handle.', issues });
  }
  return [...new Set(handles.map((handle, index) => parseHandle(handle, `handles.${index}`)))];
}

/** @param path the field's name in issues @throws DomainError `invalid_input` */
export function parseHandle(handle: string, path: string): string {
  const parsed = handleSchema.safeParse(handle);
  if (parsed.success) return parsed.data;
  const issues = fieldIssues(parsed.error, handle).map(({ message }) => ({ path, message }));
  const message = `The handle ${JSON.stringify(handle)} ${issues[0]?.message}.`;
  throw new DomainError('invalid_input', { message, issues });
}

/** Standard Webhooks requires 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const mintSigningSecret = ({ bytes }: Pick<Ids, 'bytes'>): string =>
  `whsec_${Buffer.from(bytes(SECRET_BYTES)).toString('base64')}`;
