// The tables of the authorization server, as the query builder sees them.

export interface ArtifactTable {
  kind: string;
  /** SHA-256 of its name. */
  key: Uint8Array;
  payload: string;
  grant_id: string | null;
  expires_at: number;
  consumed_at: number | null;
}

interface OAuthClientTable {
  id: string;
  metadata: string;
  created_at: number;
  used_at: number | null;
}

interface OAuthKeyTable {
  period: number;
  sealed: Uint8Array;
  created_at: number;
}

export interface OAuthTables {
  oauth_artifacts: ArtifactTable;
  oauth_clients: OAuthClientTable;
  oauth_keys: OAuthKeyTable;
}
