import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';
import { Dialog } from './dialog.tsx';

interface SecretDialogProps {
  title: string;
  /** Where to store it. */
  text: string;
  secret: string;
  /** The button that closes it. */
  done: string;
  onClose(): void;
}

/** A new secret, which is shown once. */
export const SecretDialog = ({ title, text, secret, done, onClose }: SecretDialogProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <p>{text}</p>
    <CodeBlock text={secret} label={title} />
    <div className="dialog-actions">
      <Button variant="primary" onPress={onClose}>
        {done}
      </Button>
    </div>
  </Dialog>
);
