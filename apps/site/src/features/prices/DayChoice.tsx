import { isPlainDay } from '@fundfront/content-model/plainDays';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { ChevronEnd, ChevronStart } from '@fundfront/ui/icons';
import { useState } from 'react';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './DayPrices.css.ts';

interface DayChoiceProps {
  messages: Messages['prices']['day'];
  day: string;
  first: string | null;
  last: string | null;
  previous: string | null;
  next: string | null;
  /** The days beside are then those of a day that is left already. */
  busy: boolean;
  onChoose: (day: string) => void;
}

/** While a year is typed the field holds years of the first century. */
const firstYear = '1900';

/** A form, so that the site as it was shows it without a use. */
export function DayChoice({ messages, day, first, last, previous, next, busy, onChoose }: DayChoiceProps) {
  const [typed, setTyped] = useState({ day, text: day });
  // Another day has been chosen beside the field: by an arrow, or the browser's own.
  const text = typed.day === day ? typed.text : day;
  return (
    <form className={styles.choice} data-print="hide" onSubmit={(event) => event.preventDefault()}>
      <IconButton
        label={messages.previous}
        icon={<ChevronStart />}
        disabled={previous === null}
        onClick={() => previous && !busy && onChoose(previous)}
      />
      <span>
        <label htmlFor="price-day" className={styles.label}>
          {messages.choose}
        </label>
        <TextInput
          id="price-day"
          type="date"
          width="short"
          value={text}
          min={first ?? undefined}
          max={last ?? undefined}
          onChange={(event) => {
            const { value } = event.target;
            setTyped({ day, text: value });
            if (isPlainDay(value) && value >= firstYear) onChoose(value);
          }}
        />
      </span>
      <IconButton
        label={messages.next}
        icon={<ChevronEnd />}
        disabled={next === null}
        onClick={() => next && !busy && onChoose(next)}
      />
    </form>
  );
}
