// Decides whether a URL gets the error bodies and headers of the browser endpoints or of all others (Spec 7).

/**
 * Deliberately loose: `//api/v1/...` and other near misses are also answered like a browser endpoint, never redirected.
 */
const COLLECT_PATH = /^\/+api\/+v1\/+events\/+collect(?:[/?#]|$)/i;

/** `url` is the raw request target; the router decodes it, so percent-encoding must not change the surface. */
export const isCollectUrl = (url: string): boolean =>
  COLLECT_PATH.test(url) || (url.includes('%') && COLLECT_PATH.test(decodePath(url)));

function decodePath(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const MCP_PATH = /^\/mcp\/?(?:[?#]|$)/;

/** Whether it is the path of the MCP server, with or without a trailing slash. */
export const isMcpUrl = (url: string): boolean => MCP_PATH.test(url);
