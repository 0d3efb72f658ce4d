// Notification targets that were disabled because they answered 410 Gone.

/** `disabled_at`: when the receiver answered 410, in milliseconds since 1970. */
export const sql = `
alter table notification_targets add column disabled_at integer;
`;
