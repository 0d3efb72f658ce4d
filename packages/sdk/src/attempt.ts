// Runs work that a page may forbid at any time, above all access to cookies and storage.

/** The result of the work, or nothing if it throws: a forbidden API is not the page's error. */
export const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // Nothing.
  }
};
