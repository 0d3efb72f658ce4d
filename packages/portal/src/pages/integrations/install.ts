// An install as the page knows it. Pure.
import type { Answer } from '../../api/client.ts';

export type Installs = Answer<'GET /brands/:brand/installs'>;
export type Install = Installs['installs'][number];
export type Connection = NonNullable<Install['connection']>;

/** While a step of the setup is incomplete, new records appear within this time, even without the stream. */
export const POLL_MS = 2000;
/** How often the counts are read once the setup is complete. */
export const SLOW_POLL_MS = 15_000;

const SHOWN_CHARACTERS = 12;

/** Its name, or the start of its ID. */
export const installName = ({ name, install_id: id }: Install): string =>
  name ?? `${id.slice(0, 'svc_pub_'.length + SHOWN_CHARACTERS)}…`;

/** Whether everything that the setup waits for has arrived. */
export const isSetUp = ({ received }: Install): boolean => received.session && received.action && received.server_event;

/** The first of the wanted ones that exists; otherwise the one with the most records of the last 30 days. */
export function installToShow(
  installs: readonly Install[],
  wanted: readonly (string | undefined)[],
): Install | undefined {
  const found = wanted.flatMap((id) => installs.find((install) => install.install_id === id) ?? []);
  return found[0] ?? installs.toSorted((a, b) => recordsOf(b) - recordsOf(a))[0];
}

const recordsOf = ({ last_30_days: { visits, actions, confirmed } }: Install): number => visits + actions + confirmed;
