// The types of a portal route's handler, derived from the contract in `@service/protocol/portal`.
import type {
  PortalAnswer,
  PortalBody,
  PortalContract,
  PortalParam,
  PortalQuery,
  PortalRouteKey,
} from '@service/protocol/portal';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../accounts/http-session.ts';
import type { Membership } from '../../accounts/index.ts';
import type { Brand } from '../../brands/index.ts';
import type { Download } from './download.ts';
import type { EventStream } from './live/event-stream.ts';

/** The input of a handler. The caller's access has been checked. */
export interface PortalCall<Key extends PortalRouteKey> {
  request: FastifyRequest;
  params: Record<PortalParam<Key>, string>;
  query: PortalQuery<Key>;
  body: PortalBody<Key>;
  /** Absent for routes that anyone may call. */
  person: PortalContract[Key] extends { access: 'anyone' } ? undefined : SignedIn;
  /** The brand in the path. */
  brand: 'brand' extends PortalParam<Key> ? Brand : undefined;
  /** The caller's membership of the tenant that owns the brand or tenant in the path. */
  membership: PortalParam<Key> & ('brand' | 'tenant') extends never ? undefined : Membership;
}

/** A handler for each of the keys. The result is checked against the contract before it is sent. */
export type PortalHandlers<Keys extends PortalRouteKey = PortalRouteKey> = {
  readonly [Key in Keys]: (
    call: PortalCall<Key>,
  ) => Promise<PortalContract[Key] extends { stream: unknown } ? EventStream : PortalAnswer<Key> | Download>;
};
