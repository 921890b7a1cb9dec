import type { Locale } from '@fundfront/content-model/locales';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import { growthPaths } from './chartPaths.ts';
import type { Format } from './format.ts';
import * as styles from './GrowthChart.css.ts';
import type { YearEnd } from './growth.ts';

interface GrowthChartProps {
  locale: Locale;
  rows: readonly YearEnd[];
  label: string;
  messages: Messages['calculators']['growth'];
  format: Format;
}

// Two drawings: text in a scaled one would be too small on a phone.
const sizes = [
  { variant: 'large', width: 640, height: 220, ticks: 6 },
  { variant: 'small', width: 340, height: 190, ticks: 3 },
] as const;

/** SVG takes the direction of the drawing, which is left to right: Urdu in it needs an isolate of its own. */
const isolated = (locale: Locale, text: string) => (locale === 'ur' ? `\u2067${text}\u2069` : text);

/** Time runs from left to right in both languages. */
export function GrowthChart({ locale, rows, label, messages, format }: GrowthChartProps) {
  const last = rows.at(-1);
  return (
    <div className={styles.wrapper} dir="ltr">
      {sizes.map(({ variant, width, height, ticks }) => {
        const paths = growthPaths(rows, width, height, ticks);
        const names = [
          { key: 'value', text: messages.value, amount: last?.value ?? 0, y: paths.labels.value },
          { key: 'paidIn', text: messages.paidIn, amount: last?.paidIn ?? 0, y: paths.labels.paidIn },
        ];
        return (
          <svg
            key={variant}
            className={styles.chart[variant]}
            viewBox={`-4 -4 ${width + 8} ${height + 32}`}
            role="img"
            aria-label={label}
          >
            <polygon points={paths.value} className={styles.valueArea} />
            <polygon points={paths.paidIn} className={styles.paidArea} />
            <polyline points={paths.line} className={styles.line} />
            <path d={`M0 ${height}H${paths.end}`} className={styles.base} />
            <circle cx={paths.end} cy={paths.last.value} r="4" className={styles.dot} />
            {names.map(({ key, text, amount, y }) => (
              <g key={key}>
                <text x={paths.end + 10} y={y} className={styles.name}>
                  {isolated(locale, text)}
                </text>
                <text x={paths.end + 10} y={y + 17} className={styles.figure}>
                  {isolated(locale, format.millions(amount))}
                </text>
              </g>
            ))}
            {paths.ticks.map(({ x, year }) => (
              <text
                key={year}
                x={x}
                y={height + 22}
                textAnchor={year === 0 ? 'start' : year === rows.length - 1 ? 'end' : 'middle'}
                className={styles.date}
              >
                {isolated(locale, year === 0 ? messages.now : fill(messages.yearNumber, { year: String(year) }))}
              </text>
            ))}
          </svg>
        );
      })}
    </div>
  );
}
