// Finds the clients that wait for their first use, and those to delete, without reading their metadata.

/** A registration counts those that wait inside its transaction, where SQLite has one writer. */
export const sql = `
drop index oauth_clients_unused;
create index oauth_clients_use on oauth_clients (used_at, created_at);
`;
