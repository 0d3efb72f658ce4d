// The limits of a brand file's size. The specification does not set them: they are our choice. Pure.

/** UTF-8 bytes. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Maximum length of any list: prompts, facts, competitors, aliases, product lines, SKUs of a line. */
export const MAX_LIST_ENTRIES = 1000;
/** Far more than a brand needs. Reading the millions that fit into the bytes would hold up other requests for seconds. */
export const MAX_TOKENS = 250_000;
/** Product lines and SKUs together: every answer is searched for each of their names. */
export const MAX_PRODUCTS = 1000;

export const TOO_COMPLEX = `has more than ${MAX_TOKENS.toLocaleString('en')} keys, values and marks`;
export const TOO_LARGE = `must be at most ${MAX_FILE_BYTES / 1024 / 1024} MiB`;
