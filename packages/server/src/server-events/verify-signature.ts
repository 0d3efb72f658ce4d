// Authenticates calls by legacy signature instead of an API key (Spec 5; decisions 4 "Legacy signed").
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Fault } from '../kernel/error-codes.ts';
import { findConnection, switchedOff, type TargetDeps } from './find-target.ts';
import { checkSignature, SIGNATURE_TOLERANCE_SECONDS, type SignedRequest } from './legacy-signature.ts';
import type { Connection } from './ports.ts';

export type VerifySignatureDeps = Pick<TargetDeps, 'connections' | 'installs'> & { clock: Pick<Clock, 'now'> };

export interface SignatureVerifier {
  /** The connection that may have signed, before the body is read. Throws `unauthorized`. */
  expect(pathId: string, headers: Omit<SignedRequest, 'body'>): Promise<Connection>;
  /** Throws `unauthorized`, then `not_found` for an inactive install. */
  verify(connection: Connection, request: SignedRequest): Promise<void>;
}

export function createSignatureVerifier({ connections, installs, clock }: VerifySignatureDeps): SignatureVerifier {
  return {
    async expect(pathId, { webhookId, timestamp, signatures }) {
      if (webhookId === undefined || timestamp === undefined || signatures === undefined) {
        throw unauthorized('Send the API key as "Authorization: Bearer svc_pat_...".', 'api_key_missing');
      }
      const connection = await findConnection({ connections }, pathId);
      if (!connection || connection.signingSecrets.length === 0) throw unauthorized(UNSIGNED, 'signature');
      return connection;
    },
    async verify(connection, request) {
      const check = checkSignature(connection.signingSecrets, request, clock.now());
      if (check !== 'valid') throw unauthorized(check === 'stale' ? STALE : UNSIGNED, 'signature');
      if ((await installs.find(connection.installId))?.active) return;
      throw switchedOff();
    },
  };
}

const UNSIGNED = "The signature does not match the connection's secrets.";
const STALE = `webhook-timestamp is more than ${SIGNATURE_TOLERANCE_SECONDS / 60} minutes from the server clock. Check your clock, and sign each attempt anew.`;
const unauthorized = (message: string, fault: Fault): DomainError =>
  new DomainError('unauthorized', { message, fault });
