import { karachiDay } from '@fundfront/content-model/karachi';
import type { Release } from '@fundfront/content-model/wire';
import { localInput } from '../../format/karachiTime.ts';
import * as styles from './Calendar.css.ts';
import { ReleaseButton } from './ReleaseButton.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface MonthGridProps {
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  releases: readonly Release[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Phones have no room for it: there the list below says the same. */
export function MonthGrid({ weeks, month, today, releases, chosen, onChoose }: MonthGridProps) {
  const onDay = (day: string) =>
    releases.filter(({ state, runAt }) => state !== 'cancelled' && runAt && karachiDay(new Date(runAt)) === day);
  return (
    <table className={styles.month} aria-label="Month">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                className={styles.day}
                data-outside={day.startsWith(month) ? undefined : ''}
                data-today={day === today ? '' : undefined}
              >
                <time className={styles.number} dateTime={day}>
                  {Number(day.slice(8))}
                </time>
                <ul className={styles.list}>
                  {onDay(day).map((release) => (
                    <li key={release.id}>
                      <ReleaseButton
                        release={release}
                        variant="day"
                        when={release.runAt ? localInput(new Date(release.runAt)).slice(11) : ''}
                        pressed={release.id === chosen}
                        onChoose={onChoose}
                      />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
