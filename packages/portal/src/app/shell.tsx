// The frame of every page behind the login: brand, navigation, language, theme, user.
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { BrandPicker } from './brand-picker.tsx';
import { NotFound } from './error-page.tsx';
import { keepFocus } from './keep-focus.ts';
import { Navigation } from './navigation-list.tsx';
import { useOpenPlace } from './open-brand.ts';
import { PersonMenu } from './person-menu.tsx';

export function Shell() {
  const { general } = useTexts();
  const { brand, tenantId, isForeign } = useOpenPlace();
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
        <Navigation brandId={brand?.id} tenantId={tenantId} />
        <PersonMenu />
      </header>
      <main id="content" className="page" tabIndex={-1} ref={content}>
        {isForeign ? <NotFound /> : <Outlet />}
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
