// What several tools say alike on the wire.
import type { Brand } from '../../brands/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';

export const refOf = ({ id, name }: Brand): { id: string; name: string } => ({ id, name });

/** Throws `invalid_input` for a period that ends before it begins. */
export function expectPeriod({ since, until }: { since?: string | undefined; until?: string | undefined }): void {
  if (since === undefined || until === undefined || since <= until) return;
  const message = 'must not be before since';
  throw new DomainError('invalid_input', { message: `until ${message}`, issues: [{ path: 'until', message }] });
}
