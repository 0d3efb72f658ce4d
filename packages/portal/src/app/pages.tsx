// Every page behind the login. Its code loads when it is opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { findingSearch } from '../pages/findings/finding-filters.ts';
import { signedInRoute } from './root-routes.tsx';

const integrations = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/integrations',
  /** `install` is the one that is shown. */
  validateSearch: (search): { install?: string } =>
    typeof search.install === 'string' ? { install: search.install } : {},
  component: lazyRouteComponent(() => import('../pages/integrations/page.tsx'), 'IntegrationsPage'),
});

const tokens = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/tokens',
  component: lazyRouteComponent(() => import('../pages/tokens/page.tsx'), 'TokensPage'),
});

const findings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/findings',
  validateSearch: findingSearch,
  component: lazyRouteComponent(() => import('../pages/findings/page.tsx'), 'FindingsPage'),
});

const finding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/findings/$finding',
  component: lazyRouteComponent(() => import('../pages/findings/finding-page.tsx'), 'FindingPage'),
});

export const pageRoutes = [integrations, tokens, findings, finding];
