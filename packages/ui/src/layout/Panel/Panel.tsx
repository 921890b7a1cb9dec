import type { ReactNode } from 'react';
import type { BoxElement, BoxProps } from '../box.ts';
import * as styles from './Panel.css.ts';

export type PanelProps = BoxProps & {
  tone?: keyof typeof styles.tone;
  floating?: boolean;
  space?: keyof typeof styles.space;
  as?: BoxElement;
  children: ReactNode;
};

/** Not a card: one on a page, two at most, never a grid of them. */
export function Panel({
  tone = 'paper',
  floating = false,
  space = 'm',
  as: Tag = 'div',
  children,
  ...rest
}: PanelProps) {
  const classNames = [styles.panel, styles.tone[tone], styles.space[space]];
  if (floating) classNames.push(styles.floating);
  return (
    <Tag {...rest} className={classNames.join(' ')}>
      {children}
    </Tag>
  );
}
