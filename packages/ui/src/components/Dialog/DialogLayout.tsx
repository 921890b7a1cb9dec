'use client';

import type { ReactNode } from 'react';
import { Button as AriaButton, Dialog as AriaDialog, Heading } from 'react-aria-components';
import { Close } from '../../icons/index.ts';
import { useMessage } from '../Popover/messages.ts';
import * as styles from './Dialog.css.ts';

export type DialogLayoutProps = {
  title: string;
  role?: 'dialog' | 'alertdialog';
  closable?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

export function DialogLayout({ title, role = 'dialog', closable = true, actions, children }: DialogLayoutProps) {
  const close = useMessage('close');
  return (
    <AriaDialog role={role} className={styles.layout}>
      <header className={styles.head}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {closable ? (
          <AriaButton slot="close" aria-label={close} className={styles.close}>
            <Close />
          </AriaButton>
        ) : null}
      </header>
      <div className={styles.body}>{children}</div>
      {actions ? <footer className={styles.foot}>{actions}</footer> : null}
    </AriaDialog>
  );
}
