import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import { NAVIGATION } from './navigation.ts';
import type { Session } from './session.ts';

/** @param brand the open brand */
export function Navigation({ brand }: { brand: Session['brands'][number] | undefined }) {
  const { general, pages } = useTexts();
  return (
    <nav className="navigation" aria-label={general.menu}>
      {NAVIGATION.map(({ group, items }) => (
        <section key={group}>
          <h2>{general.nav[group]}</h2>
          <ul>
            {items.map(({ page, to }) => (
              <li key={page}>
                <Link to={addressOf(to, brand)} activeProps={{ 'aria-current': 'page' }}>
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

const addressOf = (to: string, brand: Session['brands'][number] | undefined): string =>
  to
    .replace('$brand', encodeURIComponent(brand?.id ?? ''))
    .replace('$tenant', encodeURIComponent(brand?.tenant_id ?? ''));
