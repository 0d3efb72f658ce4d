// What a key of `dedupe` is an id of.

/** Numbers are kept in the store and never change. */
export const ID_KINDS = { visit: 1, action: 2, webhookId: 3, eventId: 4, link: 5 } as const;
