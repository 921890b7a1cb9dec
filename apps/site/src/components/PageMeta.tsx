import { Inline } from '@fundfront/ui/layout/Inline';
import type { ReactNode } from 'react';
import * as styles from './PageMeta.css.ts';

export function PageMeta({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Inline space="s">{children}</Inline>
    </div>
  );
}
