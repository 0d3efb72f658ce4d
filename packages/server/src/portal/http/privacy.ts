// The data stored about a visitor, and its erasure.
import type { RetentionDays } from '../../ops/settings.ts';
import {
  type EraseOwnVisitorDeps,
  type ExportVisitorDeps,
  eraseOwnVisitor,
  exportVisitor,
  type RetentionStore,
} from '../../privacy/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export interface PrivacyHandlersDeps extends EraseOwnVisitorDeps, ExportVisitorDeps {
  visitors: EraseOwnVisitorDeps['visitors'] & ExportVisitorDeps['visitors'];
  retention: Pick<RetentionStore, 'readMarks'>;
  days: RetentionDays;
}

export const privacyHandlers = (
  deps: PrivacyHandlersDeps,
): PortalHandlers<
  'GET /brands/:brand/privacy' | 'POST /brands/:brand/privacy/export' | 'POST /brands/:brand/privacy/erase'
> => ({
  async 'GET /brands/:brand/privacy'() {
    const { passedAt, refusal } = await deps.retention.readMarks();
    const { visits, actions, events, answers } = deps.days;
    return {
      retention_days: { visits, actions, events, answers },
      last_run_at: passedAt === undefined ? null : isoTime(passedAt),
      refusal: refusal ?? null,
    };
  },

  async 'POST /brands/:brand/privacy/export'({ brand, body }) {
    const found = await exportVisitor(deps)({ brandId: brand.id, visitorId: body.visitor_id });
    return {
      visitor_id: found.visitorId,
      exported_at: isoTime(found.exportedAt),
      is_complete: found.isComplete,
      records: found.records.map((record) => ({ ...record })),
    };
  },

  async 'POST /brands/:brand/privacy/erase'({ brand, body }) {
    return eraseOwnVisitor(deps)({ tenantId: brand.tenantId, visitorId: body.visitor_id });
  },
});
