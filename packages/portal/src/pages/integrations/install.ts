// An install as the page knows it. Pure.
import type { Answer } from '../../api/client.ts';

export type Installs = Answer<'GET /brands/:brand/installs'>;
export type Install = Installs['installs'][number];
export type Connection = NonNullable<Install['connection']>;

/** While a step of the setup is incomplete, new records appear within this time, even without the stream. */
export const POLL_MS = 2000;

const SHOWN_CHARACTERS = 12;

/** Its name, or the start of its ID. */
export const installName = ({ name, install_id: id }: Install): string =>
  name ?? `${id.slice(0, 'svc_pub_'.length + SHOWN_CHARACTERS)}…`;

/** Whether everything that the setup waits for has arrived. */
export const isSetUp = ({ received }: Install): boolean => received.session && received.action && received.server_event;
