import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
  /** `panel` slides in from the right and leaves the page visible. */
  kind?: 'dialog' | 'panel';
}

export function Dialog({ title, isOpen, onClose, children, kind = 'dialog' }: DialogProps) {
  const { general } = useTexts();
  return (
    <ModalOverlay
      className={`overlay overlay-${kind}`}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`modal modal-${kind}`}>
        <AriaDialog className="dialog">
          {kind === 'panel' ? (
            <header className="panel-header">
              <Heading slot="title">{title}</Heading>
              <Button variant="plain" onPress={onClose}>
                {general.close}
              </Button>
            </header>
          ) : (
            <Heading slot="title">{title}</Heading>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
