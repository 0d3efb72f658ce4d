import type { Answer } from '../../api/client.ts';

export type Member = Answer<'GET /tenants/:tenant/members'>['members'][number];
export type Role = Member['role'];

export const ROLES: readonly Role[] = ['member', 'owner'];
