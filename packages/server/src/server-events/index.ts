// Public API of server events.
export { type CreateConnectionDeps, createConnection, type NewConnection } from './create-connection.ts';
export type { Connection, ConnectionChange, ConnectionStore, ServerEventStore } from './ports.ts';
export { type ConnectionUpdate, type UpdateConnectionDeps, updateConnection } from './update-connection.ts';
