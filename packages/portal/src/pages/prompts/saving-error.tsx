import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Saving } from './use-saving.ts';

/** Why a change was not saved, and how to continue. No input is lost. */
export function SavingError({ saving: { error, isConflict, reload } }: { saving: Saving }) {
  const { prompts: texts } = useTexts();
  if (!isConflict) return error && <ErrorNotice error={error} />;
  return (
    <div className="notice notice-warning" role="alert">
      <strong>{texts.conflict}</strong>
      <p>{texts.conflictText}</p>
      <Button onPress={() => void reload()}>{texts.loadNewest}</Button>
    </div>
  );
}
