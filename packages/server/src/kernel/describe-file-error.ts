// Describes an error of opening a file, and what to do about it. Pure.

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist: check the path',
  ENOTDIR: 'does not exist: check the path',
  EISDIR: 'is a directory: name a file in it',
  EACCES: 'cannot be read (permission denied): change its permissions, or run the command as its owner',
  EPERM: 'cannot be read (permission denied): change its permissions, or run the command as its owner',
  ENAMETOOLONG: 'is too long for a path: check it',
  ELOOP: 'is a link that leads to itself: name the file itself',
};

/** Follows the path in a message; undefined if it is not a file-system error. */
export function describeFileError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return WORDS[String(error.code)] ?? `cannot be read (${error.code})`;
}
