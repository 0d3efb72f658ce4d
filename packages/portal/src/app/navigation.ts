// What the navigation lists, in order. `group` and `page` name texts.
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
  { group: 'collect', items: [{ page: 'integrations', to: '/brands/$brand/integrations' }] },
  { group: 'visibility', items: [{ page: 'findings', to: '/brands/$brand/findings' }] },
  { group: 'settings', items: [{ page: 'tokens', to: '/account/tokens' }] },
];
