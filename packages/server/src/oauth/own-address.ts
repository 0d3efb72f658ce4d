// The URL of this server, and the resource for which its tokens are valid.

export interface OwnAddress {
  /** No trailing slash. */
  issuer: string;
  resource: string;
}

/** @param url how clients reach the server, without a trailing slash */
export const ownAddress = (url: string): OwnAddress => ({ issuer: url, resource: `${url}/mcp` });

/** Clients name the resource by the URL they call, and `/mcp/` is `/mcp`. */
export const namesOf = (resource: string): readonly string[] => [resource, `${resource}/`];
