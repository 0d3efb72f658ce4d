// Checks a visitor ID entered by a user.
import { isVisitorId } from '@service/protocol';
import { DomainError } from '../kernel/domain-error.ts';

/** Throws `DomainError` `invalid_input`. */
export function expectVisitorId(visitorId: string): string {
  if (isVisitorId(visitorId)) return visitorId;
  throw new DomainError('invalid_input', {
    message: `${JSON.stringify(visitorId)} is not a visitor ID: svc_v_ followed by 12 to 80 of A-Z a-z 0-9 _ -`,
  });
}
