import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
  /** `panel` slides in at the right and keeps the page in sight. */
  kind?: 'dialog' | 'panel';
}

export const Dialog = ({ title, isOpen, onClose, children, kind = 'dialog' }: DialogProps) => (
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
        <Heading slot="title">{title}</Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
