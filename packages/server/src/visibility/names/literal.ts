// Escapes a text for use in a regular expression with the `u` flag. Pure.

export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
