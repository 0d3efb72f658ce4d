// The clients that wait for their first use, from an index alone. The index matches that of SQLite.

export const sql = `
drop index oauth_clients_unused;
create index oauth_clients_use on oauth_clients (used_at, created_at);
`;
