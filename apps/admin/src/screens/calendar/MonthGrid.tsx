import { karachiDay } from '@fundfront/content-model/karachi';
import { localInput } from '../../format/karachiTime.ts';
import * as styles from './Calendar.css.ts';
import { ReleaseButton } from './ReleaseButton.tsx';
import { keyOf, type ReleaseEvent } from './releaseText.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface MonthGridProps {
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  events: readonly ReleaseEvent[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Phones have no room for it: there the list below says the same. */
export function MonthGrid({ weeks, month, today, events, chosen, onChoose }: MonthGridProps) {
  const onDay = (day: string) => events.filter(({ at }) => at && karachiDay(new Date(at)) === day);
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
                  {onDay(day).map((event) => (
                    <li key={keyOf(event)}>
                      <ReleaseButton
                        event={event}
                        variant="day"
                        when={event.at ? localInput(new Date(event.at)).slice(11) : ''}
                        pressed={event.release.id === chosen}
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
