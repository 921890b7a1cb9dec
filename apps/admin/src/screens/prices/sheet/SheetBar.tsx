import { formatDay } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import type { PriceSheet, PriceSheetRow } from '@fundfront/content-model/wire';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { ChevronEnd, ChevronStart } from '@fundfront/ui/icons';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../format/dates.ts';
import { listRole } from '../../../layout/listRole.ts';
import { dueText } from './dueText.ts';
import { type RowState, rowStateOf, stateMarks } from './rowState.ts';
import * as styles from './Sheet.css.ts';

const refreshMs = 20_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const countLabels: Record<RowState, string> = {
  missing: 'not entered',
  blocked: 'blocked',
  'needs-reason': 'need a reason',
  ready: 'ready',
  'sent-back': 'sent back',
  waiting: 'wait for approval',
  published: 'published',
};

function stateCounts(rows: readonly PriceSheetRow[]): { state: RowState; count: number }[] {
  const states = rows.map(rowStateOf);
  return keysOf(countLabels)
    .map((state) => ({ state, count: states.filter((each) => each === state).length }))
    .filter(({ count }) => count > 0)
    .toReversed();
}

const mostMarks = 12;

/** A diamond for each fund, and their number in words. */
export function StateCounts({ rows }: { rows: readonly PriceSheetRow[] }) {
  return (
    <ul {...listRole} className={styles.counts} aria-label="Funds by state">
      {stateCounts(rows).map(({ state, count }) => {
        const { status } = stateMarks[state];
        return (
          <li key={state} className={styles.count}>
            <span aria-hidden="true" className={styles.count}>
              {Array.from({ length: Math.min(count, mostMarks) - 1 }, (_, index) => `${state} ${index}`).map((key) => (
                <StatusMark key={key} status={status} label="" hideLabel />
              ))}
            </span>
            <StatusMark status={status} label={`${count} ${countLabels[state]}`} />
          </li>
        );
      })}
    </ul>
  );
}

/** @param sheet of the day, once it is there */
export function SheetBar({ day, sheet }: { day: string; sheet: PriceSheet | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const pathOf = (other: string) => `/admin/dailynav/${other}`;
  function choose(value: string) {
    // While a year is typed, the input is already a date of the first centuries.
    const whole = /^20\d\d-\d\d-\d\d$/.test(value);
    setTyped(whole ? null : value);
    if (whole && value !== day) navigate(pathOf(value));
  }
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        {sheet ? (
          <IconButton
            label={`Earlier: ${formatDay(sheet.previous)}`}
            icon={<ChevronStart />}
            href={pathOf(sheet.previous)}
          />
        ) : null}
        <TextInput
          type="date"
          aria-label="Day"
          width="short"
          value={typed ?? day}
          onChange={(event) => choose(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        {sheet ? (
          <IconButton label={`Later: ${formatDay(sheet.next)}`} icon={<ChevronEnd />} href={pathOf(sheet.next)} />
        ) : null}
      </div>
      {sheet ? <StateCounts rows={sheet.rows} /> : null}
      {sheet ? <TimeLeft sheet={sheet} /> : null}
    </div>
  );
}

function TimeLeft({ sheet }: { sheet: PriceSheet }) {
  const now = useNow();
  if (sheet.holiday) return null;
  if (sheet.rows.every(({ announced }) => announced)) return <span className={styles.due.calm}>All are published</span>;
  const { tone, text } = dueText(sheet.dueAt, now);
  return (
    <span className={styles.due[tone]}>
      {text} <span className={styles.quiet}>{`due ${formatInstant(sheet.dueAt)}`}</span>
    </span>
  );
}
