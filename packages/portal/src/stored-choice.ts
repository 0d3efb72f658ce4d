// The reader's choice, stored in the browser. Storage may be blocked: a choice then lasts until the page is left.

/** `null` if nothing is stored. */
export function storedChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Blocked, or full.
  }
}
