// Every page behind the login. Its code loads when it is opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './root-routes.tsx';

const tokens = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/tokens',
  component: lazyRouteComponent(() => import('../pages/tokens/page.tsx'), 'TokensPage'),
});

export const pageRoutes = [tokens];
