import { isRtl } from './Label.tsx';
import * as styles from './LineChart.css.ts';
import type { Reading } from './lineChartProps.ts';

interface ReadingsProps {
  day: string;
  formatDay: (day: string) => string;
  readings: readonly Reading[];
}

export function Readings({ day, formatDay, readings }: ReadingsProps) {
  return (
    <>
      <time dateTime={day} className={styles.when}>
        {formatDay(day)}
      </time>
      {readings.map(({ label, value }) => (
        <span key={label} className={styles.entry}>
          <span>{label}</span>
          {/* A date in words runs as its words do, a figure as figures. */}
          <bdi dir={isRtl(value) ? 'rtl' : 'ltr'} className={styles.figure}>
            {value}
          </bdi>
        </span>
      ))}
    </>
  );
}
