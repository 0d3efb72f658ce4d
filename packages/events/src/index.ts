// Public API of @service/events.
export type { Credentials } from './credentials.ts';
export { createEventsClient, type EventsClient, type EventsClientOptions, type SendOptions } from './events-client.ts';
export { EventsError, type EventsErrorCode, type Remedy } from './events-error.ts';
export { createOutbox, type Outbox, type OutboxOptions } from './outbox/outbox.ts';
export { type PostgresOutbox, type PostgresQueries, postgresOutbox } from './outbox/postgres.ts';
export { type SqliteDatabase, type SqliteOutbox, sqliteOutbox } from './outbox/sqlite.ts';
export type { DueEvent, OutboxStore } from './outbox/store.ts';
export { type PreparedEvent, prepareEvent } from './prepare-event.ts';
export type { AcceptedEvent, Issue, Receipt, ServerEvent, ServiceErrorCode } from './wire.ts';
