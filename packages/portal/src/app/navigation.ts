// The entries of the navigation, in order. `group` and `page` are keys of texts.
import type { Catalog } from '../texts/catalog.ts';

interface NavigationItem {
  page: keyof Catalog['pages'];
  /** Filled with the brand and the tenant that are open. */
  to: `/brands/$brand/${string}` | `/team/$tenant/${string}` | `/account/${string}`;
}

interface NavigationGroup {
  group: keyof Catalog['general']['nav'];
  items: readonly NavigationItem[];
}

export const NAVIGATION: readonly NavigationGroup[] = [
  {
    group: 'collect',
    items: [
      { page: 'live', to: '/brands/$brand/live' },
      { page: 'integrations', to: '/brands/$brand/integrations' },
      { page: 'attribution', to: '/brands/$brand/attribution' },
    ],
  },
  {
    group: 'visibility',
    items: [
      { page: 'visibility', to: '/brands/$brand/visibility' },
      { page: 'findings', to: '/brands/$brand/findings' },
      { page: 'prompts', to: '/brands/$brand/prompts' },
      { page: 'scans', to: '/brands/$brand/scans' },
    ],
  },
  {
    group: 'settings',
    items: [
      { page: 'notifications', to: '/brands/$brand/notifications' },
      { page: 'privacy', to: '/brands/$brand/privacy' },
      { page: 'members', to: '/team/$tenant/members' },
      { page: 'plan', to: '/team/$tenant/plan' },
      { page: 'tokens', to: '/account/tokens' },
    ],
  },
];
