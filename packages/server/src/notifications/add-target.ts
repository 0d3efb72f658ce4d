// Adds a notification target.
import { isIP } from 'node:net';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import { isLoopbackAddress, isPublicAddress } from '../kernel/web/public-address.ts';
import { type Channel, NOTIFIED_KINDS, type NotifiedKind, type OutboxStore, type Target } from './ports.ts';

export interface NewTarget {
  brandId: string;
  channel: Channel;
  url: string;
  /** If absent, all kinds. */
  kinds?: readonly NotifiedKind[] | undefined;
}

export interface AddTargetDeps {
  store: Pick<OutboxStore, 'addTarget'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'ordered' | 'bytes'>;
  /** `--dev`: targets on this machine are allowed. */
  dev: boolean;
}

const SECRET_BYTES = 32;
const MAX_URL = 2048;
/** Of one brand. */
export const MAX_TARGETS = 20;

/** Throws `DomainError` `invalid_input`, also beyond {@link MAX_TARGETS}, and `not_found` for an unknown brand. */
export const addTarget =
  ({ store, clock, ids, dev }: AddTargetDeps) =>
  async ({ brandId, channel, url, kinds = NOTIFIED_KINDS }: NewTarget): Promise<Target> => {
    const target: Target = {
      id: ids.ordered(),
      brandId,
      channel,
      url: parseTargetUrl(url, dev).href,
      secret: channel === 'webhook' ? `whsec_${Buffer.from(ids.bytes(SECRET_BYTES)).toString('base64')}` : null,
      kinds: NOTIFIED_KINDS.filter((kind) => kinds.includes(kind)),
      createdAt: clock.now(),
      disabledAt: null,
      disabledBy: null,
    };
    const outcome = await store.addTarget(target, MAX_TARGETS);
    if (outcome === 'added') return target;
    if (outcome === 'full') {
      throw new DomainError('invalid_input', {
        message: `A brand may have at most ${MAX_TARGETS} targets. Remove one that you no longer need.`,
      });
    }
    throw new DomainError('not_found', { message: `no such brand: ${brandId}` });
  };

/** Checks what the URL itself shows. The address of a host name is checked on each connection. */
export function parseTargetUrl(text: string, dev: boolean): URL {
  const url = text.length <= MAX_URL ? URL.parse(text) : null;
  if (url === null) return refuse('must be an address such as https://hooks.example/brand');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const isLoopback = isLoopbackHost(url.hostname) || isLoopbackAddress(literal);
  if (url.protocol !== 'https:' && !(dev && url.protocol === 'http:' && isLoopback)) return refuse('must be https');
  if (url.username !== '' || url.password !== '') return refuse('must have no user name or password');
  if (isIP(literal) !== 0 && !isPublicAddress(literal) && !(dev && isLoopback)) {
    return refuse('must have a public address');
  }
  return url;
}

function refuse(message: string): never {
  throw new DomainError('invalid_input', {
    message: `The address of the target ${message}.`,
    issues: [{ path: 'url', message }],
  });
}

/** The part of a URL that may be shown after it was added: the rest may be a secret (decisions 10). */
export const hostOf = ({ url }: Pick<Target, 'url'>): string => new URL(url).host;
