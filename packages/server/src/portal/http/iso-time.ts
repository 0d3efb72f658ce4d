/** A time in the format of the portal's documents: ISO 8601 in UTC. @param at in milliseconds since 1970 */
export const isoTime = (at: number): string => new Date(at).toISOString();
