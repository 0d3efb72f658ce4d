// The reader's choice, stored in the browser or for one tab. Storage may be blocked: a choice then lasts until the page
// is left.

type Where = 'browser' | 'tab';

/** A function, because merely reading the property throws where storage is blocked. */
const storageOf = (where: Where): Storage => (where === 'tab' ? sessionStorage : localStorage);

/** `null` if nothing is stored. */
export function storedChoice(key: string, where: Where = 'browser'): string | null {
  try {
    return storageOf(where).getItem(key);
  } catch {
    return null;
  }
}

export function storeChoice(key: string, choice: string, where: Where = 'browser'): void {
  try {
    storageOf(where).setItem(key, choice);
  } catch {
    // Blocked, or full.
  }
}
