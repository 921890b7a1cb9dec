import { formatDay } from '@fundfront/content-model';
import { Sparkline } from '@fundfront/ui/charts/Sparkline';
import { Kbd } from '@fundfront/ui/components/Kbd';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { useRef } from 'react';
import { keyLabel } from '../../../keyboard/shortcuts.ts';
import { useShortcut } from '../../../keyboard/useShortcut.ts';
import { listRole } from '../../../layout/listRole.ts';
import { Announcements } from './Announcements.tsx';
import { Decision } from './Decision.tsx';
import { MakerPath } from './MakerPath.tsx';
import { cellId } from './PriceCell.tsx';
import { RowFields } from './RowFields.tsx';
import { RulesChecked } from './RulesChecked.tsx';
import { type RowOption, rowOptions } from './rowOptions.ts';
import { fundName, stateMarks } from './rowState.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

const keys = [keyLabel('firstOption'), keyLabel('secondOption'), keyLabel('thirdOption'), keyLabel('fourthOption')];

// The keyboard must reach what scrolls.
const asScroller = { tabIndex: 0 } as const;

/** Why, what now, and what happens then, for the row of the cursor. */
export function Inspector({ day, view }: { day: DaySheet; view: RowView }) {
  const note = useRef<HTMLTextAreaElement>(null);
  const { row, state } = view;
  const options = rowOptions(view, day, {
    focusCell: (column) => document.getElementById(cellId(row.fund, column))?.focus(),
    focusNote: () => note.current?.focus(),
  });
  const choose = (index: number) => day.dialog === null && options[index] !== undefined && options[index].run();
  useShortcut('firstOption', () => choose(0));
  useShortcut('secondOption', () => choose(1));
  useShortcut('thirdOption', () => choose(2));
  useShortcut('fourthOption', () => choose(3));
  return (
    <aside {...asScroller} className={styles.inspector} aria-label="Chosen fund">
      <section className={styles.part}>
        <h2 className={styles.partTitle}>{fundName(row)}</h2>
        <StatusMark {...stateMarks[state]} />
        <Findings view={view} />
        <Chart view={view} />
      </section>
      {options.length > 0 ? <Options options={options} /> : null}
      {day.maker && state !== 'waiting' ? (
        <RowFields key={row.fund} view={view} rows={day.rows} noteRef={note} />
      ) : null}
      {day.checker && state === 'waiting' ? <Decision view={view} day={day} /> : null}
      <MakerPath view={view} />
      {row.announced ? <Announcements key={`announced ${row.fund}`} day={day.sheet.day} row={row} /> : null}
      <RulesChecked view={view} />
    </aside>
  );
}

function Findings({ view: { row } }: { view: RowView }) {
  if (!row.draft || row.findings.length === 0) return null;
  const marks = { blocked: 'failed', reason: 'reason', explained: 'scheduled' } as const;
  const severityLabels = { blocked: 'Blocked', reason: 'Needs a reason', explained: 'Explained' } as const;
  return (
    <ul {...listRole} className={styles.list}>
      {row.findings.map(({ kind, column, severity, text }) => (
        <li key={`${kind} ${column}`}>
          <StatusMark status={marks[severity]} label={severityLabels[severity]} hideLabel /> {text}
        </li>
      ))}
    </ul>
  );
}

function Chart({ view: { row } }: { view: RowView }) {
  const last = row.previous;
  if (!last || row.recent.length < 2) return null;
  const caption = `The last ${row.recent.length} NAVs, to ${last.nav} on ${formatDay(last.day)}`;
  return (
    <figure className={styles.chart}>
      <Sparkline values={row.recent} label={caption} width={300} height={64} />
      <figcaption className={styles.quiet} aria-hidden="true">
        {caption}
      </figcaption>
    </figure>
  );
}

function Options({ options }: { options: readonly RowOption[] }) {
  return (
    <section className={styles.part} aria-label="What to do">
      <h3 className={styles.partHead}>What to do</h3>
      {options.map(({ title, help, best, run }, index) => (
        <button key={title} type="button" className={styles.option[best ? 'best' : 'other']} onClick={run}>
          <span className={styles.optionText}>
            <strong>{title}</strong>
            <VisuallyHidden>. </VisuallyHidden>
            <small>{help}</small>
          </span>
          {keys[index] ? (
            <span aria-hidden="true">
              <Kbd>{keys[index]}</Kbd>
            </span>
          ) : null}
        </button>
      ))}
      <p className={styles.quiet}>Esc leaves the cell; then the numbers are keys.</p>
    </section>
  );
}
