import type { ReactNode } from 'react';
import * as styles from './Pagination.css.ts';

/** Without both, there is no such page. */
export type Target = { href?: string | undefined; onPress?: (() => void) | undefined };

type StepProps = Target & { name?: string; current?: boolean; rel?: 'prev' | 'next'; children: ReactNode };

export function Step({ href, onPress, name, current, rel, children }: StepProps) {
  const shared = {
    className: styles.step,
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (href !== undefined) {
    return (
      <a {...shared} href={href} rel={rel}>
        {children}
      </a>
    );
  }
  return (
    <button {...shared} type="button" disabled={!onPress && !current} onClick={onPress}>
      {children}
    </button>
  );
}
