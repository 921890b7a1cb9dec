import type { Locale } from '@fundfront/content-model';
import { formatMonth } from '../../i18n/index.ts';
import { chartOf, type Price } from './chartPoints.ts';
import * as styles from './NavChart.css.ts';

interface NavChartProps {
  locale: Locale;
  history: readonly Price[];
  label: string;
}

// Two drawings: text in a scaled one would be too small on a phone.
const sizes = [
  { variant: 'large', width: 800, height: 280, dates: 6 },
  { variant: 'small', width: 358, height: 210, dates: 3 },
] as const;

/** Time runs from left to right in both languages. */
export function NavChart({ locale, history, label }: NavChartProps) {
  return (
    <div className={styles.wrapper} dir="ltr">
      {sizes.map(({ variant, width, height, dates }) => {
        const { line, rules, days, last } = chartOf(history, width, height, dates);
        return (
          <svg
            key={variant}
            className={styles.chart[variant]}
            viewBox={`-4 -12 ${width + 8} ${height + 46}`}
            role="img"
            aria-label={label}
          >
            {rules.map((rule) => (
              <g key={rule.label}>
                <path d={`M0 ${rule.y}H${width}`} className={styles.rule} />
                <text x="0" y={rule.y - 6} className={styles.text}>
                  {rule.label}
                </text>
              </g>
            ))}
            <path d={`M0 ${height}H${width}`} className={styles.base} />
            <polygon points={`0,${height} ${line} ${width},${height}`} className={styles.area} />
            <polyline points={line} className={styles.line} />
            <circle cx={last.x} cy={last.y} r="4" className={styles.dot} />
            {days.map(({ x, date }, index) => (
              <text key={date} x={x} y={height + 24} textAnchor={anchor(index, days.length)} className={styles.text}>
                {formatMonth(locale, date)}
              </text>
            ))}
          </svg>
        );
      })}
    </div>
  );
}

function anchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
