import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Change.css.ts';

type Direction = keyof typeof styles.direction;

export type ChangeProps = {
  direction: Direction;
  value: string;
  percent?: string;
  label: string;
};

const signs: Record<Direction, string> = { up: '+', down: '−', flat: '' };
const arrows: Record<Direction, string> = { up: 'M4.5 1 9 8H0z', down: 'M4.5 8 0 1h9z', flat: 'M0 3h9M0 6h9' };

const signed = (direction: Direction, text: string) => signs[direction] + text.replace(/^[+\-−\u200e]+/, '');

/** Arrow, sign and colour together, never colour alone. */
export function Change({ direction, value, percent, label }: ChangeProps) {
  return (
    <bdi dir="ltr" className={`${styles.change} ${styles.direction[direction]}`}>
      <svg
        className={styles.arrow[direction]}
        width="9"
        height="9"
        viewBox="0 0 9 9"
        fill="currentColor"
        stroke={direction === 'flat' ? 'currentColor' : undefined}
        aria-hidden="true"
      >
        <path d={arrows[direction]} />
      </svg>
      <VisuallyHidden>{label} </VisuallyHidden>
      <span>{signed(direction, value)}</span>
      {percent ? <span className={styles.percent}>{signed(direction, percent)}</span> : null}
    </bdi>
  );
}
