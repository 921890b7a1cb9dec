'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonnerToast } from 'sonner';
import { Close, Failure, Info, Success, Warning } from '../../icons/index.ts';
import { useMessage } from '../Popover/messages.ts';
import * as styles from './Toaster.css.ts';
import { deliverToasts } from './toast.ts';

const icons = {
  success: <Success />,
  error: <Failure />,
  warning: <Warning />,
  info: <Info />,
  close: <Close size="s" />,
};

const { toast: surface, list, ...classNames } = styles;

// Below a bar of 4rem at the top of the window: a toast on its buttons would keep people from pressing the next one, and a
// pointer that rests there keeps the toast from going.
const belowBar = { top: '4.25rem' };

export function SonnerToaster({ label }: { label: string }) {
  const close = useMessage('close');
  // After the effects of its child, which listens by then.
  useEffect(() => deliverToasts(sonnerToast), []);
  return (
    <Sonner
      className={list}
      position="top-right"
      offset={belowBar}
      mobileOffset={belowBar}
      duration={3000}
      expand
      closeButton
      visibleToasts={4}
      // The place is physical in both directions; the words inside follow the document (see the style sheet).
      dir="ltr"
      customAriaLabel={label}
      icons={icons}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: close,
        classNames: { ...classNames, toast: surface },
      }}
    />
  );
}
