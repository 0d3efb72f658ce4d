// Runs work that a page may block at any time, above all access to cookies and storage.

/** The result of the work, or nothing if it throws: a blocked API is not an error of the page. */
export const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // Nothing.
  }
};
