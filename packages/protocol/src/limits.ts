// Limits of the API (Spec 8). Lengths in characters are Unicode code points, sizes are UTF-8 bytes of the JSON text.

/** Seconds that a session token is valid (Spec 2.4). */
export const SESSION_SECONDS = 900;
/** Seconds after which the SDK renews a session when an action needs one (decisions 2). */
export const SESSION_RENEW_SECONDS = 870;

export const MAX_URL_CHARACTERS = 2048;
export const MAX_SOURCE_CHARACTERS = 128;
/** A longer referrer is dropped, never refused (decisions 1). */
export const MAX_REFERRER_CHARACTERS = 2048;

/** `/session` and `/events` bodies (Spec 2.5, decisions 1). */
export const MAX_COLLECT_BODY_BYTES = 8192;

export const MAX_PROPERTIES = 20;
export const MAX_PROPERTIES_BYTES = 4096;
export const MAX_PROPERTY_CHARACTERS = 512;
/** A property's key (Spec 2.5). */
export const PROPERTY_KEY_PATTERN: RegExp = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** Seconds that a link token is valid (decisions 3). */
export const LINK_SECONDS = 120;

/** Server events (decisions 4). */
export const MAX_SERVER_EVENT_BODY_BYTES = 65_536;
export const MAX_EVENT_ID_CHARACTERS = 255;
export const MAX_HANDLE_CHARACTERS = 255;
export const MAX_SUBJECT_TYPE_CHARACTERS = 64;
export const MAX_SUBJECT_ID_CHARACTERS = 255;
/** How many milliseconds `occurred_at` may be ahead of the server's clock. */
export const MAX_OCCURRED_AHEAD_MS = 300_000;
/** 2000-01-01T00:00:00Z in milliseconds. */
export const EARLIEST_OCCURRED_AT = 946_684_800_000;
