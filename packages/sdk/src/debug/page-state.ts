// What the SDK stores on this page: its tag, its client, the visitor's cookie, and what it keeps for later delivery.
import { attempt } from '../attempt.ts';

export interface PageState {
  installId: string | undefined;
  /** Whether it has the form of an install ID; the script does not start otherwise. */
  isInstallId: boolean;
  visitorId: string | undefined;
  client: 'none' | 'waiting' | 'running' | 'stopped';
  /** Actions without a response yet. */
  kept: { deliveryId: string; keptAt: number }[];
  /** Milliseconds until the client sends again, as the service requested; 0 if it may send. */
  waitMs: number;
}

const PENDING = 'service_pending.';
const WAIT = 'service_wait';
/** Spec 2.1. */
const INSTALL_ID = /^svc_pub_[0-9a-f]{32}$/;

export function readPageState(page: Window & typeof globalThis, now: number): PageState {
  const storage = attempt(() => page.localStorage);
  const keys = Object.keys(storage ?? {});
  const tag = page.document.querySelector<HTMLScriptElement>('script[data-service-install-id]');
  const firstKept = keys.find((key) => key.startsWith(PENDING))?.split('.')[1];
  const installId = tag?.dataset.serviceInstallId ?? firstKept;
  return {
    installId,
    isInstallId: installId === undefined || INSTALL_ID.test(installId),
    visitorId: /(?:^|; )service_visitor_id=([^;]*)/.exec(page.document.cookie)?.[1],
    client: clientState(page),
    kept: keys
      .filter((key) => key.startsWith(PENDING))
      .map((key) => key.slice(key.lastIndexOf('.') + 1))
      .map((deliveryId) => ({ deliveryId, keptAt: timeOfId(deliveryId) })),
    waitMs: Math.max(0, Number(storage?.getItem(WAIT) ?? 0) - now),
  };
}

/** A delivery ID begins with the milliseconds of its creation (see `delivery/delivery-id.ts`). */
const timeOfId = (id: string): number => Number(`0x${id.slice(0, 8)}${id.slice(9, 13)}`);

function clientState(page: Window & typeof globalThis): PageState['client'] {
  const client = attempt(() => page.serviceEvents);
  if (client === undefined) return 'none';
  if (client.stopped === undefined) return 'waiting';
  return client.stopped ? 'stopped' : 'running';
}
