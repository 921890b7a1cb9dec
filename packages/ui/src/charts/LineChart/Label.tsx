import * as styles from './LineChart.css.ts';

const anchorFlip = { start: 'end', middle: 'middle', end: 'start' } as const;

/** Whether words that run from right to left are in it. */
export const isRtl = (text: string) => /[\u0590-\u08ff]/.test(text);

interface LabelProps {
  x: number;
  y: number;
  anchor: keyof typeof anchorFlip;
  text: string;
  /** Of the value that the chart marks. */
  strong?: boolean;
}

/**
 * In the direction of its words, while the drawing runs from left to right. By attributes: an isolating character at the
 * beginning tears the first digit off in Chromium, where it comes from another font.
 */
export function Label({ x, y, anchor, text, strong }: LabelProps) {
  const rtl = isRtl(text);
  return (
    <text
      x={x}
      y={y}
      textAnchor={rtl ? anchorFlip[anchor] : anchor}
      className={strong ? styles.baseText : styles.text}
      {...(rtl && { direction: 'rtl', unicodeBidi: 'embed' })}
    >
      {text}
    </text>
  );
}
