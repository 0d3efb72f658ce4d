// What a page may forbid at any time, cookies and storage above all, done where it is allowed.

/** What the work gives, or nothing if it throws: the page's refusal is not the page's error. */
export const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // Nothing.
  }
};
