import * as styles from './Skeleton.css.ts';

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'block' | 'circle';
  lines?: number;
};

/** Hidden from assistive technology: the region around it says `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  if (shape !== 'text' || lines === 1) return <span className={styles.shape[shape]} aria-hidden="true" />;
  const marks = Array.from({ length: lines }, (_, index) => `line-${index}`);
  return (
    <span className={styles.stack} aria-hidden="true">
      {marks.map((mark, index) => (
        <span
          key={mark}
          className={index === lines - 1 ? `${styles.shape.text} ${styles.lastLine}` : styles.shape.text}
        />
      ))}
    </span>
  );
}
