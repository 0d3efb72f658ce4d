// The scans that are compared, as they stand in the address bar. Pure.

export interface ScanSearch {
  /** The later of the two. */
  scan?: string;
  with?: string;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Whatever an address says; one scan alone is not compared. */
export const scanSearch = (search: Record<string, unknown>): ScanSearch =>
  isId(search.scan) && isId(search.with) ? { scan: search.scan, with: search.with } : {};
