import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { REFRESHED, type ShownFinding } from './shown-finding.ts';

/** Dismiss or reopen. */
export function StateActions({ brand, finding: { id, state } }: { brand: string; finding: ShownFinding }) {
  const { findings: texts } = useTexts();
  const [isDismissing, setDismissing] = useState(false);
  const reopen = useChange('POST /brands/:brand/findings/:finding/reopen', REFRESHED);
  const params = { brand, finding: id };
  return (
    <>
      {state !== 'open' && (
        <Button isDisabled={reopen.isPending} onPress={() => reopen.mutate({ params })}>
          {texts.reopen}
        </Button>
      )}
      {state !== 'dismissed' && <Button onPress={() => setDismissing(true)}>{texts.dismiss}</Button>}
      {isDismissing && <DismissDialog params={params} onClose={() => setDismissing(false)} />}
      {reopen.error && <ErrorNotice error={reopen.error} />}
    </>
  );
}
