import * as styles from './LineChart.css.ts';

export type LineTone = keyof typeof styles.tone;

/** By shape too: colour alone tells no line from another. */
const shapes: Record<LineTone, string> = {
  fund: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  benchmark: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  a: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  b: 'M-4-4h8v8h-8z',
  c: 'M0-5.5L5.5 0 0 5.5-5.5 0z',
  d: 'M0-5L5 4.5H-5z',
};

export function Mark({ tone, x, y }: { tone: LineTone; x: number; y: number }) {
  return <path d={shapes[tone]} transform={`translate(${x} ${y})`} className={styles.endMark[tone]} />;
}

export function Swatch({ tone }: { tone: LineTone }) {
  return (
    <svg width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
      <path d="M0 6H34" className={styles.tone[tone]} />
      <Mark tone={tone} x={17} y={6} />
    </svg>
  );
}

export function EventMark({ x, y, chosen = false }: { x: number; y: number; chosen?: boolean }) {
  return (
    <path
      d="M0-6.5L6.5 0 0 6.5-6.5 0z"
      transform={`translate(${x} ${y})`}
      className={chosen ? styles.chosenEvent : styles.event}
    />
  );
}

export function EventSwatch() {
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <EventMark x={0} y={0} />
    </svg>
  );
}
