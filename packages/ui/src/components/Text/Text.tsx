import type { ReactNode } from 'react';
import type { BoxProps } from '../../layout/box.ts';
import * as styles from './Text.css.ts';

export type TextProps = BoxProps & {
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  align?: keyof typeof styles.align;
  numeric?: boolean | 'hero';
  narrow?: boolean;
  /** Only where the whole text can be reached otherwise. */
  truncate?: boolean;
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | 'time'
    | 'output'
    | 'label';
  dateTime?: string;
  children: ReactNode;
};

export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  align = 'start',
  numeric = false,
  narrow = false,
  truncate = false,
  as: Tag = 'p',
  children,
  ...rest
}: TextProps) {
  const classNames = [styles.text, styles.size[size], styles.tone[tone], styles.weight[weight], styles.align[align]];
  if (Tag === 'p') classNames.push(styles.measure);
  if (numeric) classNames.push(numeric === 'hero' ? styles.number : styles.numeric);
  if (narrow) classNames.push(styles.narrow);
  if (truncate) classNames.push(styles.truncate);
  return (
    <Tag {...rest} className={classNames.join(' ')}>
      {children}
    </Tag>
  );
}
