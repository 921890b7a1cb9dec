'use client';

import { Toaster as Sonner, toast } from 'sonner';
import { Close, Failure, Info, Success, Warning } from '../../icons/index.ts';
import { useMessage } from '../Popover/messages.ts';
import * as styles from './Toaster.css.ts';

export { toast };

export type ToasterProps = {
  label: string;
};

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

/** Once per app; then call `toast(…)` from anywhere. */
export function Toaster({ label }: ToasterProps) {
  const close = useMessage('close');
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
