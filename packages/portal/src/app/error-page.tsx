// Shown if a page, or a part of it, could not be loaded.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorNotice } from '../components/error-notice.tsx';
import { useTexts } from '../texts/use-texts.ts';

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <main className="page">
      <ErrorNotice error={error} retry={reset} />
    </main>
  );
}

export function NotFoundPage() {
  return (
    <main className="page">
      <NotFound />
    </main>
  );
}

/** The same within a page's frame. */
export function NotFound() {
  const { general } = useTexts();
  useEffect(() => {
    document.title = `${general.notFound} · ${general.product}`;
  }, [general]);
  return (
    <>
      <h1>{general.notFound}</h1>
      <p>{general.errors.notFound}</p>
      <div>
        <Button onPress={() => window.location.assign('/')}>{general.start}</Button>
      </div>
    </>
  );
}
