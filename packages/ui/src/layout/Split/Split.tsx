import type { ReactNode } from 'react';
import type { BoxProps } from '../box.ts';
import * as styles from './Split.css.ts';

export type SplitProps = BoxProps & {
  start: ReactNode;
  end: ReactNode;
  /** Shares of the width from 1024 px up; `rail` and `side` give the narrow column 19 and 17 rem, `form` the form 36 rem. */
  ratio?: keyof typeof styles.ratio;
  align?: keyof typeof styles.align;
};

export function Split({ start, end, ratio = '1:1', align = 'start', ...rest }: SplitProps) {
  return (
    <div {...rest} className={`${styles.split} ${styles.ratio[ratio]} ${styles.align[align]}`}>
      <div>{start}</div>
      <div>{end}</div>
    </div>
  );
}
