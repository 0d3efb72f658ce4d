// The name of an install, for people. The specification has none: it is our choice. Pure.
import { fieldIssues, text } from '@service/protocol/schemas';
import { DomainError } from '../kernel/domain-error.ts';
import { NOT_PRINTABLE } from '../kernel/text/printable.ts';
import { isVisibleName } from '../kernel/text/visible-name.ts';

const MAX_NAME_CHARACTERS = 100;

const nameSchema = text()
  .transform((value) => value.trim())
  .pipe(text({ min: 1, max: MAX_NAME_CHARACTERS }).refine(isVisibleName, NOT_PRINTABLE));

/** Trimmed. Throws `DomainError` `invalid_input`. */
export function parseInstallName(name: string | null): string | null {
  if (name === null) return null;
  const parsed = nameSchema.safeParse(name);
  if (parsed.success) return parsed.data;
  const issues = fieldIssues(parsed.error, name).map(({ message }) => ({ path: 'name', message }));
  const message = `The name ${JSON.stringify(name)} ${issues[0]?.message}.`;
  throw new DomainError('invalid_input', { message, issues });
}
