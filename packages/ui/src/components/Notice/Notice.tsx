import type { ReactNode } from 'react';
import { Failure, type Icon, Info, Success, Warning } from '../../icons/index.ts';
import * as styles from './Notice.css.ts';

type Tone = keyof typeof styles.tone;

export type NoticeProps = {
  tone?: Tone;
  title: string;
  children?: ReactNode;
  /** `alert` only for what has just gone wrong, `status` for what has just gone well; none for what was always there. */
  role?: 'alert' | 'status' | 'note';
};

const icons: Record<Tone, Icon> = { info: Info, ok: Success, warn: Warning, bad: Failure };

export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const Picture = icons[tone];
  return (
    <div role={role} className={`${styles.notice} ${styles.tone[tone]}`}>
      <span className={`${styles.picture} ${styles.icon[tone]}`}>
        <Picture />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.body}>{children}</div> : null}
    </div>
  );
}
