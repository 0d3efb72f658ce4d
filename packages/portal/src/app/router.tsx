// The pages by path.
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { pageRoutes } from './pages.tsx';
import { homeRoute, rootRoute, signedInRoute } from './root-routes.tsx';

const routeTree = rootRoute.addChildren([homeRoute, signedInRoute.addChildren(pageRoutes)]);

export const createPortalRouter = (cache: QueryClient) =>
  createRouter({
    routeTree,
    context: { cache },
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
