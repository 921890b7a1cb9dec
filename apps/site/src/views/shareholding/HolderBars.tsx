import { Ltr } from '@fundfront/ui/components/Ltr';
import type { RowOf } from '../../content/template.ts';
import * as styles from './HolderBars.css.ts';

export type Holder = RowOf<'shareholding', 'holders'>;

interface HolderBarsProps {
  label: string;
  holders: readonly Holder[];
}

/** One picture to screen readers: the figures are in the table too. */
export function HolderBars({ label, holders }: HolderBarsProps) {
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      {holders.map(({ name, percent }) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.figure}>
            <Ltr>{percent}%</Ltr>
          </span>
          <svg className={styles.track} aria-hidden="true">
            <rect width={`${percent}%`} height="100%" className={styles.bar} />
          </svg>
        </div>
      ))}
    </div>
  );
}
