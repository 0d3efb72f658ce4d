// UUIDs as the 16 bytes that are stored. The package `uuid` would refuse ids of unusual version or variant, which the
// protocol takes (decisions 1 "Delivery ids").

/** `text` has the form of a UUID. */
export const uuidBytes = (text: string): Uint8Array => Buffer.from(text.replaceAll('-', ''), 'hex');

/** In lower case. */
export const uuidText = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
