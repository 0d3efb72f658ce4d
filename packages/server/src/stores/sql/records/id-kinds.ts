// The kinds of ids in `dedupe`.

/** The numbers are stored, so they never change. */
export const ID_KINDS = { visit: 1, action: 2, webhookId: 3, eventId: 4, link: 5 } as const;
