import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../button.tsx';
import { ErrorNotice } from '../error-notice.tsx';
import { IssueList } from './issue-list.tsx';
import { type PlacedIssues, placeIssues } from './placed-issues.ts';

interface FormProps {
  /** The verb of the button. */
  action: string;
  change: { isPending: boolean; error: Error | null };
  isComplete: boolean;
  /** Why it is not complete, if not for a required field; empty if the fields say it. */
  incomplete?: string;
  onSubmit(): void;
  onClose(): void;
  /** Fields whose `name` is that in the request: each shows the service's error about it. */
  children: ReactNode;
  /** Where the fields are in the request, such as `prompts.3`. */
  at?: string;
  /** Instead of the error's own words. */
  notice?: ReactNode;
}

const NO_ERRORS = {};

/** A form in a dialog: fields, what went wrong, cancel and submit. */
export function Form(props: FormProps) {
  const { general } = useTexts();
  const {
    action,
    change,
    isComplete,
    incomplete = general.incomplete,
    onSubmit,
    onClose,
    children,
    at = '',
    notice,
  } = props;
  const { form, placed } = usePlacedIssues(change.error, at);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <AriaForm
      ref={form}
      className="form"
      validationBehavior="aria"
      validationErrors={placed?.fields ?? NO_ERRORS}
      onSubmit={submit}
    >
      {children}
      {notice ?? (change.error && <FormError error={change.error} placed={placed} />)}
      <div className="dialog-actions">
        {!isComplete && <p className="form-incomplete muted">{incomplete}</p>}
        <Button onPress={onClose}>{general.cancel}</Button>
        <Button type="submit" variant="primary" isDisabled={change.isPending || !isComplete}>
          {action}
        </Button>
      </div>
    </AriaForm>
  );
}

/** Moves the focus to the first field that the service refused. */
function usePlacedIssues(error: Error | null, at: string) {
  const { issues: texts } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [placed, setPlaced] = useState<PlacedIssues>();
  useEffect(() => {
    const issues = error instanceof ApiError ? error.issues : [];
    const names = new Set([...(form.current ? new FormData(form.current).keys() : [])]);
    setPlaced(issues.length === 0 ? undefined : placeIssues(issues, { names, at }, texts));
  }, [error, at, texts]);
  useEffect(() => {
    if (placed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [placed]);
  return { form, placed };
}

function FormError({ error, placed }: { error: Error; placed: PlacedIssues | undefined }) {
  const { general } = useTexts();
  if (!placed) return <ErrorNotice error={error} />;
  if (placed.others.length === 0) return null;
  return (
    <div className="notice notice-error" role="alert">
      <strong>{general.errors.title}</strong>
      <IssueList issues={placed.others} />
    </div>
  );
}
