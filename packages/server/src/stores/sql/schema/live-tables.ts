// The table of refused calls, as the query builder sees it.
import type { LiveFault } from '@service/protocol/portal';
import type { Generated } from 'kysely';
import type { CredentialKind, DeliveryIdState, RefusedEndpoint } from '../../../live/ports.ts';

export interface RefusalTable {
  number: Generated<number>;
  brand_id: string;
  /** `installs.number`. */
  install: number | null;
  at: number;
  endpoint: RefusedEndpoint;
  method: string;
  status: number;
  code: string;
  fault: LiveFault;
  reason: string;
  /** A list as JSON. */
  issues: string;
  origin: string | null;
  content_type: string | null;
  credential: CredentialKind;
  delivery_id: DeliveryIdState;
  count: number;
}

export interface LiveTables {
  refusals: RefusalTable;
}
