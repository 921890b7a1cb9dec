'use client';

import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { AriaLocale } from '../Popover/AriaLocale.tsx';
import { nameDismissButtons, useMessage } from '../Popover/messages.ts';

export type ModalSurfaceProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  dismissable?: boolean | undefined;
  scrim: string;
  surface: string;
  children: ReactNode;
};

// A toast lies above the scrim; reading or closing it is no wish to leave the dialog.
const isOutside = (element: Element) => !element.closest('[data-sonner-toaster]');

function NamedModal({ surface, children }: Pick<ModalSurfaceProps, 'surface' | 'children'>) {
  const close = useMessage('close');
  return (
    <Modal ref={nameDismissButtons(close)} className={surface}>
      {children}
    </Modal>
  );
}

export function ModalSurface({ open, onOpenChange, dismissable = true, scrim, surface, children }: ModalSurfaceProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={onOpenChange}
        isDismissable={dismissable}
        shouldCloseOnInteractOutside={isOutside}
        className={scrim}
      >
        <NamedModal surface={surface}>{children}</NamedModal>
      </ModalOverlay>
    </AriaLocale>
  );
}
