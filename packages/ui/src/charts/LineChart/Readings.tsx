import { Ltr } from '../../components/Ltr/Ltr.tsx';
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
          <b className={styles.figure}>{isRtl(value) ? <bdi dir="rtl">{value}</bdi> : <Ltr>{value}</Ltr>}</b>
        </span>
      ))}
    </>
  );
}
