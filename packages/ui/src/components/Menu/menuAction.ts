import type { ReactNode } from 'react';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  shortcut?: string;
  href?: string;
  onAction?: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
};
