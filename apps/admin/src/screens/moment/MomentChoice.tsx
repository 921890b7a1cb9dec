import { dayMs } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { type FormEvent, useEffect, useState } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { karachiInstant, localInputWithSeconds } from '../../format/karachiTime.ts';
import * as styles from './Moment.css.ts';
import { MonthOfChanges } from './MonthOfChanges.tsx';

type Range = ResponseOf<typeof calls.momentRange>;

interface MomentChoiceProps {
  range: Range;
  at: string | null;
  onChoose: (at: string) => void;
}

function quickChoices({ now, changes }: Range): { label: string; at: string }[] {
  const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
  const [last] = changes;
  return [
    { label: 'Yesterday', at: before(dayMs) },
    { label: 'A week ago', at: before(7 * dayMs) },
    ...(last ? [{ label: 'Before the last change', at: new Date(Date.parse(last) - 1).toISOString() }] : []),
  ];
}

export function MomentChoice({ range, at, onChoose }: MomentChoiceProps) {
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(localInputWithSeconds(at ?? '')), [at]);
  const instant = karachiInstant(typed);
  const { first, now, changes } = range;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (instant) onChoose(instant.toISOString());
  }

  return (
    <section className={styles.part} aria-label="Moment">
      {first ? <MonthOfChanges at={at} first={first} now={now} onChoose={onChoose} /> : null}
      <form className={styles.when} onSubmit={submit}>
        <Field label="Day and time" help="In Karachi’s time">
          {(field) => (
            <TextInput
              {...field}
              type="datetime-local"
              step={1}
              min={first ? localInputWithSeconds(first) : undefined}
              max={localInputWithSeconds(now)}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={!instant}>
          Show
        </Button>
      </form>
      <div className={styles.quick}>
        {quickChoices(range).map((choice) => (
          <Button
            key={choice.label}
            size="s"
            tone="secondary"
            disabled={first === null || choice.at < first}
            onClick={() => onChoose(choice.at)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>
        {first ? `The first moment is ${formatInstant(first)}.` : 'Nothing was published yet.'}
      </p>
      {changes.length > 0 ? (
        <>
          <h2 className={styles.heading}>Latest changes of the site</h2>
          <ol className={styles.list}>
            {changes.slice(0, 8).map((change) => (
              <li key={change}>
                <button
                  type="button"
                  className={styles.jump}
                  aria-pressed={change === at}
                  onClick={() => onChoose(change)}
                >
                  {formatInstant(change)}:{new Date(change).toISOString().slice(17, 19)}
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}
