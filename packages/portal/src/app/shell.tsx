// The frame of every page behind the login: brand, navigation, language, theme, user.
import { Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { BrandPicker } from './brand-picker.tsx';
import { keepFocus } from './keep-focus.ts';
import { Navigation } from './navigation-list.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useSession } from './session.ts';

/** The brand in the URL; on a page without one, the last one opened. */
export function useOpenBrand() {
  const { brands } = useSession();
  const { brand: id }: { brand?: string } = useParams({ strict: false });
  const [last, setLast] = useState(id);
  // Set while rendering, as React recommends for state derived from a prop.
  if (id !== undefined && id !== last) setLast(id);
  return brands.find((brand) => brand.id === (id ?? last)) ?? brands[0];
}

export function Shell() {
  const { general } = useTexts();
  const brand = useOpenBrand();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const content = useContentFocus(path);
  const [openAt, setOpenAt] = useState<string>();
  // Choosing a page closes the menu on small screens.
  const isOpen = openAt === path;
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {general.skip}
      </a>
      <header className="sidebar" data-open={isOpen || undefined}>
        <div className="sidebar-top">
          <BrandPicker open={brand} />
          <Button
            className="menu-button"
            variant="plain"
            aria-expanded={isOpen}
            onPress={() => setOpenAt(isOpen ? undefined : path)}
          >
            {general.menu}
          </Button>
        </div>
        <Navigation brand={brand} />
        <PersonMenu />
      </header>
      <main id="content" className="page" tabIndex={-1} ref={content}>
        <Outlet />
      </main>
    </div>
  );
}

/** A new page takes the focus, which would otherwise stay on a link that is covered or gone. */
function useContentFocus(path: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(keepFocus, []);
  useEffect(() => {
    if (shown.current !== path) content.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return content;
}
