import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';
import * as styles from './icon.css.ts';

export type IconProps = {
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l';
  /** Without it the icon is decoration, hidden from assistive technology. */
  label?: string;
};

export type Icon = (props: IconProps) => ReactNode;

const pixels = { s: 16, m: 20, l: 24 };

export function draw(
  { size = 'm', label }: IconProps,
  shapes: IconNode,
  { direction }: { direction?: 'mirrored' } = {},
): ReactNode {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const look = direction ? `${styles.icon} ${styles.mirrored}` : styles.icon;
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', ...name, className: look, width: pixels[size], height: pixels[size] },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
