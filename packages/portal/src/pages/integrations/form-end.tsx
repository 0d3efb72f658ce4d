import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useTexts } from '../../texts/use-texts.ts';

interface FormEndProps {
  /** The verb of the button. */
  action: string;
  change: { isPending: boolean; error: Error | null };
  isComplete: boolean;
  onClose(): void;
}

/** The buttons of a form in a dialog, and what went wrong. */
export function FormEnd({ action, change, isComplete, onClose }: FormEndProps) {
  const { general } = useTexts();
  return (
    <>
      {change.error && <ErrorNotice error={change.error} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>{general.cancel}</Button>
        <Button type="submit" variant="primary" isDisabled={change.isPending || !isComplete}>
          {action}
        </Button>
      </div>
    </>
  );
}
