// The signed-in user, their teams and brands.
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { type Answer, setCsrfToken } from '../api/client.ts';
import { read } from '../api/queries.ts';

export type Session = Answer<'GET /session'>;

export const sessionQuery = { ...read('GET /session', {}), staleTime: Number.POSITIVE_INFINITY };

/** `undefined` if no user is signed in. */
export async function loadSession(cache: QueryClient): Promise<Session | undefined> {
  try {
    const session = await cache.ensureQueryData(sessionQuery);
    setCsrfToken(session.csrf_token);
    return session;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** For pages behind the login, which load the session first. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data;

export const useTeamName = (tenantId: string): string | undefined =>
  useSession().tenants.find(({ id }) => id === tenantId)?.name;

/** Whether the user may change what belongs to the team (decisions 5). */
export const useOwnsTeam = (tenantId: string | undefined): boolean =>
  useSession().tenants.some(({ id, role }) => id === tenantId && role === 'owner');

/** The same for the team of a brand. */
export const useIsOwner = (brandId: string): boolean =>
  useOwnsTeam(useSession().brands.find(({ id }) => id === brandId)?.tenant_id);

/** Signs in, then returns to this page. With `loginHint`, the provider suggests that address. */
export function signInAddress(path: string, loginHint?: string | null): string {
  const query = new URLSearchParams({ return_to: path });
  if (loginHint) query.set('login_hint', loginHint);
  return `/auth/login?${query}`;
}

/**
 * Ends the login session. Rejects if the session may still be open: a person who leaves a shared computer must know.
 */
export async function signOut({ csrf_token: token }: Session): Promise<void> {
  const response = await fetch('/auth/logout', { method: 'POST', headers: { 'x-csrf-token': token } });
  if (!response.ok) throw await ApiError.from(response);
  window.location.assign('/');
}
