// For tests: an install that has received nothing yet.
import type { Install } from './install.ts';

export const SAMPLE_INSTALL: Install = {
  install_id: 'svc_pub_0123456789abcdef0123456789abcdef',
  name: null,
  mode: 'measurement',
  active: true,
  reporting_origins: null,
  allowed_origins: null,
  referral_exclusions: [],
  session_epoch: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  connection: null,
  received: { session: false, action: false, server_event: false },
  last_30_days: { visits: 0, actions: 0, confirmed: 0 },
};
