// Targets of notifications that want nothing more.

/** `disabled_at`: milliseconds since 1970 at which the receiver said that it is gone. */
export const sql = `
alter table notification_targets add column disabled_at integer;
`;
