import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { type FormEvent, useEffect, useState } from 'react';
import { karachiInstant, localInputWithSeconds } from '../../format/karachiTime.ts';
import * as styles from './Moment.css.ts';

interface KnownChoiceProps {
  at: string;
  knownAt: string | null;
  now: string;
  onChoose: (knownAt: string | null) => void;
}

/** Figures are corrected later: the same days, with what became known since. */
export function KnownChoice({ at, knownAt, now, onChoose }: KnownChoiceProps) {
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(localInputWithSeconds(knownAt ?? at)), [knownAt, at]);
  const instant = karachiInstant(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (instant) onChoose(instant.toISOString());
  }

  return (
    <section className={styles.part} aria-label="Prices and returns as known on">
      <h2 className={styles.heading}>Prices and returns as known on</h2>
      <form className={styles.when} onSubmit={submit}>
        <Field label="Known on" help="The days until the moment, with the corrections made by this time">
          {(field) => (
            <TextInput
              {...field}
              type="datetime-local"
              step={1}
              min={localInputWithSeconds(at)}
              max={localInputWithSeconds(now)}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" disabled={!instant}>
          Apply
        </Button>
      </form>
      <div className={styles.quick}>
        <Button size="s" tone="secondary" aria-pressed={knownAt === null} onClick={() => onChoose(null)}>
          As known then
        </Button>
        <Button size="s" tone="secondary" aria-pressed={knownAt === now} onClick={() => onChoose(now)}>
          As known now
        </Button>
      </div>
    </section>
  );
}
