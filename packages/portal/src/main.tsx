import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryCache } from './api/queries.ts';
import { createPortalRouter } from './app/router.tsx';
import { applyTheme, chosenTheme } from './app/theme.ts';
import { chosenLanguage } from './texts/chosen-language.ts';
import { loadCatalog } from './texts/load-catalog.ts';
import { LocaleProvider } from './texts/locale-provider.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';

applyTheme(chosenTheme());
const language = chosenLanguage();
const texts = await loadCatalog(language);
const cache = createQueryCache();
const router = createPortalRouter(cache);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <LocaleProvider language={language} texts={texts}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </QueryClientProvider>
  </StrictMode>,
);
