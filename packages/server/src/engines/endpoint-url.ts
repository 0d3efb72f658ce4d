// Builds the URL of a vendor's method from a base URL that the settings may replace. Pure.

/** Keeps the query string: some gateways require one on each request. */
export function endpointUrl(base: string, path: string): string {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url.href;
}
