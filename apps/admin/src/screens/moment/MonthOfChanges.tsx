import { karachiDay, monthAfter } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { ChevronEnd, ChevronStart } from '@fundfront/ui/icons';
import { useEffect, useState } from 'react';
import { formatLongDay, formatMonth } from '../../format/dates.ts';
import { karachiInstant, localInput, weeksOf } from '../../format/karachiTime.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Moment.css.ts';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** What a day shows where no time was chosen: the site at its end. */
const endOfDay = '23:59:59';

interface MonthOfChangesProps {
  at: string | null;
  first: string;
  now: string;
  onChoose: (at: string) => void;
}

function instantOn(day: string, { at, first, now }: Omit<MonthOfChangesProps, 'onChoose'>): string {
  const time = at ? localInput(new Date(at)).slice(11) : endOfDay;
  const wanted = karachiInstant(`${day}T${time}`)?.toISOString() ?? now;
  return wanted > now ? now : wanted < first ? first : wanted;
}

function nameOf(day: string, changes: number): string {
  const name = formatLongDay(`${day}T12:00:00+05:00`);
  return changes === 0 ? name : `${name}, ${changes === 1 ? '1 change' : `${changes} changes`}`;
}

/** A month in which the days carry a diamond on which content of the site came, changed or went. */
export function MonthOfChanges({ at, first, now, onChoose }: MonthOfChangesProps) {
  const chosen = karachiDay(new Date(at ?? now));
  const [month, setMonth] = useState(chosen.slice(0, 7));
  useEffect(() => setMonth(chosen.slice(0, 7)), [chosen]);
  const { data: days = [] } = useCall(calls.momentDays, { query: { month } }, { keepPreviousData: true });
  const changesOn = (day: string) => days.find((each) => each.day === day)?.changes ?? 0;
  const [firstDay, today] = [karachiDay(new Date(first)), karachiDay(new Date(now))];
  return (
    <div>
      <div className={styles.monthHead}>
        <IconButton
          label="Month before"
          icon={<ChevronStart />}
          disabled={month <= firstDay.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <strong aria-live="polite">{formatMonth(month)}</strong>
        <IconButton
          label="Month after"
          icon={<ChevronEnd />}
          disabled={month >= today.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={styles.cell}>
                  {day.startsWith(month) ? (
                    <button
                      type="button"
                      className={styles.day}
                      disabled={day < firstDay || day > today}
                      aria-label={nameOf(day, changesOn(day))}
                      aria-pressed={at !== null && day === chosen}
                      data-changed={changesOn(day) > 0 ? '' : undefined}
                      onClick={() => onChoose(instantOn(day, { at, first, now }))}
                    >
                      {Number(day.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>A diamond: content of the site changed that day.</p>
    </div>
  );
}
