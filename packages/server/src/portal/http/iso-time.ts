/** A time as the portal's documents have it: ISO 8601 in UTC. @param at in milliseconds since 1970 */
export const isoTime = (at: number): string => new Date(at).toISOString();
