// Erases a visitor for a tenant, while the store is in use (decisions 12, Erasure).
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ErasedCounts, ErasureStore, VisitorStore } from './ports.ts';
import { expectVisitorId } from './visitor-id.ts';

export interface EraseOwnVisitorDeps {
  visitors: Pick<VisitorStore, 'tenantsOfVisitor'>;
  erasure: Pick<ErasureStore, 'eraseVisitor' | 'purge'>;
  clock: Pick<Clock, 'now'>;
}

/**
 * In all brands of the tenant. A site that two tenants measure gives both the same ID; since no tenant may erase
 * another's records, the operator decides. Throws `invalid_input`, `visitor_shared`, and `unavailable` if the log stays
 * in use.
 */
export const eraseOwnVisitor =
  ({ visitors, erasure, clock }: EraseOwnVisitorDeps) =>
  async ({ tenantId, visitorId: text }: { tenantId: string; visitorId: string }): Promise<ErasedCounts> => {
    const visitorId = expectVisitorId(text);
    const tenants = await visitors.tenantsOfVisitor(visitorId);
    if (tenants.some((id) => id !== tenantId)) {
      throw new DomainError('visitor_shared', {
        message: 'Another team keeps records under this ID. Ask the operator of this service to erase the visitor.',
      });
    }
    const counts = await erasure.eraseVisitor(visitorId, clock.now);
    await erasure.purge();
    return counts;
  };
