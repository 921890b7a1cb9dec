import type { ReactNode } from 'react';
import type { BoxProps } from '../box.ts';
import * as styles from './Section.css.ts';

export type SectionProps = BoxProps & {
  /** Everything inside takes its colours from the band: no component needs to know which one it is on. */
  tone?: keyof typeof styles.tone;
  pattern?: ReactNode;
  space?: keyof typeof styles.space;
  as?: 'section' | 'div' | 'header' | 'footer' | 'aside';
  labelledBy?: string;
  children: ReactNode;
};

/** Neighbours never share a shape or, but for paper, a tone. */
export function Section({
  tone = 'paper',
  pattern,
  space = 'l',
  as: Tag = 'section',
  labelledBy,
  children,
  ...rest
}: SectionProps) {
  const classNames = [styles.section, styles.tone[tone], styles.space[space]];
  if (pattern) classNames.push(styles.clipped);
  return (
    <Tag aria-labelledby={labelledBy} {...rest} className={classNames.join(' ')}>
      {pattern ? (
        <div className={styles.pattern} aria-hidden="true">
          {pattern}
        </div>
      ) : null}
      {children}
    </Tag>
  );
}
