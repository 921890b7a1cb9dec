import type { ReactNode } from 'react';
import { Ltr } from '../Ltr/Ltr.tsx';
import * as styles from './Stat.css.ts';

export type StatProps = {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  layout?: keyof typeof styles.layout;
};

export function Stat({ value, label, note, size = 'm', tone = 'accent', layout = 'column' }: StatProps) {
  const figure = (
    <p className={`${styles.value} ${styles.size[size]} ${styles.tone[tone]}`}>
      <Ltr>{value}</Ltr>
    </p>
  );
  if (layout === 'row') {
    return (
      <div className={`${styles.stat} ${styles.layout.row}`}>
        {figure}
        <div className={styles.text}>
          <p className={styles.label}>{label}</p>
          {note ? <div className={styles.note}>{note}</div> : null}
        </div>
      </div>
    );
  }
  return (
    <div className={`${styles.stat} ${styles.layout.column}`}>
      <p className={styles.above}>{label}</p>
      {figure}
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  );
}
