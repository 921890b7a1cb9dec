'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { LazyModalDialog } from '../Dialog/LazyModalDialog.tsx';
import { useMessage } from '../Popover/messages.ts';
import * as styles from './ConfirmDialog.css.ts';

export type ConfirmAction = {
  title: string;
  tone?: 'primary' | 'secondary' | 'danger';
  /** Closes the dialog when it is done; where its promise fails, the dialog stays. None: only closes. */
  action?: () => void | Promise<void>;
};

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  message?: ReactNode;
  actions: readonly ConfirmAction[];
};

/** Only an answer or Escape closes it. */
export function ConfirmDialog({ open, onOpenChange, title, message, actions }: ConfirmDialogProps) {
  const warning = useMessage('warning');
  const areYouSure = useMessage('areYouSure');
  const [busy, setBusy] = useState<string>();

  const run = async ({ title: name, action }: ConfirmAction) => {
    if (busy) return;
    setBusy(name);
    try {
      await action?.();
      onOpenChange(false);
    } finally {
      setBusy(undefined);
    }
  };

  const buttons = actions.map((action) => (
    <span key={action.title} className={styles.action}>
      <Button tone={action.tone ?? 'secondary'} busy={busy === action.title} onClick={() => run(action)}>
        {action.title}
      </Button>
    </span>
  ));

  return (
    <LazyModalDialog
      open={open}
      onOpenChange={onOpenChange}
      dismissable={false}
      scrim={dialog.scrim}
      surface={dialog.size.s}
      title={title ?? warning}
      role="alertdialog"
      closable={false}
      actions={buttons}
    >
      {message ?? areYouSure}
    </LazyModalDialog>
  );
}
