import { Button } from '../../components/button.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Shown once. */
export function NewSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  const { connection: texts } = useTexts().integrations;
  return (
    <Dialog title={texts.secretTitle} isOpen onClose={onClose}>
      <p>{texts.secretText}</p>
      <CodeBlock text={secret} label={texts.secretTitle} />
      <div className="dialog-actions">
        <Button variant="primary" onPress={onClose}>
          {texts.secretDone}
        </Button>
      </div>
    </Dialog>
  );
}
