import type { Answer } from '../../api/client.ts';

export type NotificationsAnswer = Answer<'GET /brands/:brand/notifications'>;
export type Target = NotificationsAnswer['targets'][number];
export type Kind = Target['kinds'][number];

export const KINDS: readonly Kind[] = [
  'finding.opened',
  'finding.fixed',
  'scan.completed',
  'scan.failed',
  'visibility.changed',
  'quota.reached',
];

export const isKind = (kind: string): kind is Kind => KINDS.some((one) => one === kind);
