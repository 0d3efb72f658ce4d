// The parent routes of all pages: the root, the entry page, and everything behind the login.
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { EntryPage } from '../pages/entry/page.tsx';
import { NotFoundPage } from './error-page.tsx';
import { loadSession } from './session.ts';
import { Shell } from './shell.tsx';

export const rootRoute = createRootRouteWithContext<{ cache: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
});

/** `return_to` is the path to return to after the login. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search): { return_to?: string } =>
    typeof search.return_to === 'string' ? { return_to: search.return_to } : {},
  async beforeLoad({ context }) {
    const session = await loadSession(context.cache);
    const [first] = session?.brands ?? [];
    if (first) throw redirect({ to: '/brands/$brand/live', params: { brand: first.id }, replace: true });
    return { isSignedIn: session !== undefined };
  },
  component: EntryPage,
});

export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  async beforeLoad({ context, location }) {
    if (await loadSession(context.cache)) return;
    throw redirect({ to: '/', search: { return_to: location.href }, replace: true });
  },
  component: Shell,
});
