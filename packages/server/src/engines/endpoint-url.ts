// The address of a vendor's method below a base that the settings may replace. Pure.

/** A query stays: some gateways want one with each request. */
export function addressBelow(base: string, path: string): string {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url.href;
}
