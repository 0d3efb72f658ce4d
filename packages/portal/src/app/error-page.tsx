// Shown if a page, or a part of it, could not be loaded.
import type { ErrorComponentProps } from '@tanstack/react-router';
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
  const { general } = useTexts();
  return (
    <main className="page">
      <p className="notice">{general.errors.notFound}</p>
      <Button onPress={() => window.location.assign('/')}>{general.menu}</Button>
    </main>
  );
}
