import { ApiError } from '../api/api-error.ts';
import type { Catalog } from '../texts/catalog.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { IssueList } from './form/issue-list.tsx';

/** Explains what went wrong and what to do next. */
export function ErrorNotice({ error, retry }: { error: unknown; retry?: () => void }) {
  const { general } = useTexts();
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <div className="notice notice-error" role="alert">
      <strong>{general.errors.title}</strong>
      {issues.length > 0 ? <IssueList issues={issues} /> : <p>{sentenceFor(error, general.errors)}</p>}
      {requestId !== undefined && <p className="muted">{general.errors.request(requestId)}</p>}
      {isSignedOut(error) ? (
        <Button onPress={() => window.location.assign('/')}>{general.retry}</Button>
      ) : (
        retry && <Button onPress={retry}>{general.retry}</Button>
      )}
    </div>
  );
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function sentenceFor(error: unknown, texts: Catalog['general']['errors']): string {
  if (!(error instanceof ApiError)) return texts.other;
  const known: Readonly<Record<string, string>> = {
    network: texts.network,
    unauthorized: texts.signedOut,
    owner_required: texts.ownerRequired,
    not_found: texts.notFound,
    last_owner: texts.lastOwner,
    visitor_shared: texts.visitorShared,
    target_disabled: texts.targetDisabled,
    rate_limited: texts.rateLimited,
    internal: texts.other,
    unavailable: texts.other,
  };
  return known[error.code] ?? error.message;
}
