import { Inline } from '@fundfront/ui/layout/Inline';
import type { ReactNode } from 'react';
import * as styles from './PageMeta.css.ts';

/** The line under a page's title: of which kind, when, where. */
export function PageMeta({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Inline space="s">{children}</Inline>
    </div>
  );
}
