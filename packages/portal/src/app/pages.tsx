// Every page that requires a login. Its code loads when it is opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answerSearch } from '../pages/answers/answer-filters.ts';
import { attributionSearch } from '../pages/attribution/attribution-search.ts';
import { findingSearch } from '../pages/findings/finding-filters.ts';
import { liveSearch } from '../pages/live/live-search.ts';
import { promptsSearch } from '../pages/prompts/prompts-search.ts';
import { scanSearch } from '../pages/scans/scan-search.ts';
import { visibilitySearch } from '../pages/visibility/figure-filters.ts';
import { signedInRoute } from './root-routes.tsx';

const live = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/live',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('../pages/live/page.tsx'), 'LivePage'),
});

const integrations = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/integrations',
  /** `install` is the selected one. */
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

const attribution = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/attribution',
  validateSearch: attributionSearch,
  component: lazyRouteComponent(() => import('../pages/attribution/page.tsx'), 'AttributionPage'),
});

const notifications = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/notifications',
  component: lazyRouteComponent(() => import('../pages/notifications/page.tsx'), 'NotificationsPage'),
});

const privacy = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/privacy',
  component: lazyRouteComponent(() => import('../pages/privacy/page.tsx'), 'PrivacyPage'),
});

const members = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$tenant/members',
  component: lazyRouteComponent(() => import('../pages/members/page.tsx'), 'MembersPage'),
});

const plan = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$tenant/plan',
  component: lazyRouteComponent(() => import('../pages/plan/page.tsx'), 'PlanPage'),
});

const visibility = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/visibility',
  validateSearch: visibilitySearch,
  component: lazyRouteComponent(() => import('../pages/visibility/page.tsx'), 'VisibilityPage'),
});

const answers = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/answers',
  validateSearch: answerSearch,
  component: lazyRouteComponent(() => import('../pages/answers/page.tsx'), 'AnswersPage'),
});

const answer = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/answers/$answer',
  // The list that the user came from, for the back link.
  validateSearch: answerSearch,
  component: lazyRouteComponent(() => import('../pages/answers/answer-page.tsx'), 'AnswerPage'),
});

const prompts = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/prompts',
  validateSearch: promptsSearch,
  component: lazyRouteComponent(() => import('../pages/prompts/page.tsx'), 'PromptsPage'),
});

const scans = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/brands/$brand/scans',
  validateSearch: scanSearch,
  component: lazyRouteComponent(() => import('../pages/scans/page.tsx'), 'ScansPage'),
});

export const pageRoutes = [
  live,
  integrations,
  tokens,
  findings,
  finding,
  notifications,
  privacy,
  members,
  plan,
  visibility,
  answers,
  answer,
  attribution,
  prompts,
  scans,
];
