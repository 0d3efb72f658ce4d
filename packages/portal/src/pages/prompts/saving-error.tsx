import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Saving } from './use-saving.ts';

/** Why a change was not saved, and the way on. Nothing that was typed is lost. */
export function SavingError({ saving: { error, reload } }: { saving: Saving }) {
  const { prompts: texts } = useTexts();
  if (!error) return null;
  if (error.code === 'changed_meanwhile') {
    return (
      <div className="notice notice-warning" role="alert">
        <strong>{texts.conflict}</strong>
        <p>{texts.conflictText}</p>
        <Button onPress={() => void reload()}>{texts.loadNewest}</Button>
      </div>
    );
  }
  if (error.issues.length === 0) return <ErrorNotice error={error} />;
  return (
    <div className="notice notice-error" role="alert">
      <strong>{texts.notSaved}</strong>
      <ul className="issue-list">
        {error.issues.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="foreign">
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
