import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import { NAVIGATION } from './navigation.ts';

/** The open brand and team. Without one of them, its pages are left out. */
interface NavigationProps {
  brandId: string | undefined;
  tenantId: string | undefined;
}

export function Navigation({ brandId, tenantId }: NavigationProps) {
  const { general, pages } = useTexts();
  const groups = NAVIGATION.map(({ group, items }) => ({
    group,
    links: items.flatMap(({ page, to }) => {
      const address = addressOf(to, { $brand: brandId, $tenant: tenantId });
      return address === undefined ? [] : [{ page, address }];
    }),
  })).filter(({ links }) => links.length > 0);
  return (
    <nav className="navigation" aria-label={general.menu}>
      {groups.map(({ group, links }) => (
        <section key={group}>
          <h2>{general.nav[group]}</h2>
          <ul>
            {links.map(({ page, address }) => (
              <li key={page}>
                <Link to={address} activeProps={{ 'aria-current': 'page' }}>
                  {pages[page]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** `undefined` if a part of the path is unknown. */
function addressOf(to: string, open: Readonly<Record<'$brand' | '$tenant', string | undefined>>): string | undefined {
  const parts = to.split('/').map((part) => (part === '$brand' || part === '$tenant' ? open[part] : part));
  if (parts.includes(undefined)) return undefined;
  return parts.map((part) => encodeURIComponent(part ?? '')).join('/');
}
