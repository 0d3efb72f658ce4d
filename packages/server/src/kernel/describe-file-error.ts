// Describes an error of opening a file, and what to do about it. Pure.

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there: check the path',
  ENOTDIR: 'is not there: check the path',
  EISDIR: 'is a directory: name a file in it',
  EACCES: 'may not be read by this user: change its permissions, or run the command as its owner',
  EPERM: 'may not be read by this user: change its permissions, or run the command as its owner',
  ENAMETOOLONG: 'is too long for a path: check it',
  ELOOP: 'is a link that leads to itself: name the file itself',
};

/** Goes after the path; undefined for what is no fault of the system's. */
export function describeFileError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return WORDS[String(error.code)] ?? `cannot be read (${error.code})`;
}
