'use client';

import { DialogLayout, type DialogLayoutProps } from './DialogLayout.tsx';
import { ModalSurface, type ModalSurfaceProps } from './ModalSurface.tsx';

export type ModalDialogProps = ModalSurfaceProps & DialogLayoutProps;

export function ModalDialog(props: ModalDialogProps) {
  const { open, onOpenChange, dismissable, scrim, surface, ...layout } = props;
  return (
    <ModalSurface open={open} onOpenChange={onOpenChange} dismissable={dismissable} scrim={scrim} surface={surface}>
      <DialogLayout {...layout} />
    </ModalSurface>
  );
}
