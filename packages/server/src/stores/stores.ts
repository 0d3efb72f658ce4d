// Every port of the server, as one opened store gives them.
import type { TenantStore } from '../accounts/ports.ts';
import type { BrandStore } from '../brands/ports.ts';
import type { CollectStore } from '../collect/ports.ts';
import type { IdentityStore } from '../identity/ports.ts';
import type { ChangeFeed, InstallStore } from '../integrations/ports.ts';
import type { ExportStore } from '../privacy/ports.ts';
import type { ServerEventStore } from '../server-events/ports.ts';

export interface Stores {
  tenants: TenantStore;
  brands: BrandStore;
  installs: InstallStore;
  changes: ChangeFeed;
  collect: CollectStore;
  serverEvents: Pick<ServerEventStore, 'recordServerEvent'>;
  identity: IdentityStore;
  exports: ExportStore;
  /** Rejects where the store cannot read and write now. */
  check(): Promise<void>;
  /** Flushes what was accepted, then closes. Safe to call twice. */
  close(): Promise<void>;
}
