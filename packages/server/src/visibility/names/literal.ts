// A text as a part of a regular expression with the `u` flag. Pure.

export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
