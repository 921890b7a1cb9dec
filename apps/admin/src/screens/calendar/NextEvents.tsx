import { karachiDay } from '@fundfront/content-model/karachi';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { formatLongDay } from '../../format/dates.ts';
import { localInput } from '../../format/karachiTime.ts';
import * as styles from './Calendar.css.ts';
import { ReleaseButton } from './ReleaseButton.tsx';
import { isUpcoming, keyOf, type ReleaseEvent, waitsText } from './releaseText.ts';

interface NextEventsProps {
  events: readonly ReleaseEvent[];
  today: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function dayName(day: string, today: string): string {
  if (day === '') return 'No time yet';
  const name = formatLongDay(`${day}T12:00:00+05:00`);
  return day === today ? `Today, ${name}` : name;
}

/** What is to come, day by day: the state, who set it, and what it still waits for. */
export function NextEvents({ events, today, chosen, onChoose }: NextEventsProps) {
  const upcoming = events.filter(isUpcoming);
  const days = Map.groupBy(upcoming, ({ at }) => (at ? karachiDay(new Date(at)) : ''));
  return (
    <section className={styles.next} aria-label="Next">
      <h2 className={styles.partTitle}>Next</h2>
      {upcoming.length === 0 ? (
        <EmptyState title="Nothing is planned">
          Schedule an entry from its editor, or gather several into a release.
        </EmptyState>
      ) : (
        [...days].map(([day, ofDay]) => (
          <section key={day} aria-label={dayName(day, today)}>
            <h3 className={styles.dayTitle}>{dayName(day, today)}</h3>
            <ul className={styles.list}>
              {ofDay.map((event) => (
                <li key={keyOf(event)}>
                  <ReleaseButton
                    event={event}
                    variant="row"
                    when={event.at ? localInput(new Date(event.at)).slice(11) : ''}
                    note={waitsText(event)}
                    pressed={event.release.id === chosen}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </section>
  );
}
