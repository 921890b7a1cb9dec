import { isPlainDay } from '@fundfront/content-model/plainDays';
import { Button } from '@fundfront/ui/components/Button';
import { Select } from '@fundfront/ui/components/Select';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import type { FundHistory } from '../../content/prices.ts';
import type { Messages } from '../../i18n/index.ts';
import {
  type FundChoice,
  type FundGroup,
  type HistoryRequest,
  presetOf,
  presetRange,
  presets,
} from './historyRequest.ts';
import * as styles from './NavHistory.css.ts';

/** What is seen is part of what is heard. */
function rangeName({ ranges, longRanges }: Messages['prices']['history'], preset: (typeof presets)[number]): string {
  return longRanges[preset].includes(ranges[preset]) ? longRanges[preset] : `${ranges[preset]}, ${longRanges[preset]}`;
}

interface HistoryControlsProps {
  messages: Messages['prices']['history'];
  groups: readonly FundGroup[];
  request: HistoryRequest;
  shown: FundHistory;
  onChoose: (fund: FundChoice, from?: string, to?: string) => void;
  fundOf: (id: string) => FundChoice | undefined;
}

/** While a year is typed the field holds years of the first century. */
const firstYear = '1900';

/** A form, so that the site as it was shows it without a use. */
export function HistoryControls({ messages, groups, request, shown, onChoose, fundOf }: HistoryControlsProps) {
  const { fund, problem } = request;
  const [from, to] = [request.from ?? shown.from ?? '', request.to ?? shown.to ?? ''];
  const known = { first: shown.first ?? '', last: shown.last ?? '' };
  const hasBounds = shown.first !== null && shown.last !== null;
  const chosen = hasBounds && shown.fund.id === fund.id ? presetOf({ from, to }, known) : null;
  const reversed = problem === 'reversed';
  return (
    <form className={styles.controls} data-print="hide" onSubmit={(event) => event.preventDefault()}>
      <span className={styles.fund}>
        <label htmlFor="history-fund" className={styles.label}>
          {messages.fund}
        </label>
        <Select
          id="history-fund"
          value={fund.id}
          onChange={(event) => {
            const next = fundOf(event.target.value);
            if (next) onChoose(next, request.from, request.to);
          }}
        >
          {groups.map(({ title, funds }) => (
            <optgroup key={title} label={title}>
              {funds.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </span>
      <DayField
        id="history-from"
        label={messages.from}
        day={from}
        onChoose={(day) => onChoose(fund, day, to || undefined)}
      />
      <DayField
        id="history-to"
        label={messages.to}
        day={to}
        invalid={reversed}
        describedBy={reversed ? 'history-reversed' : undefined}
        onChoose={(day) => onChoose(fund, from || undefined, day)}
      />
      {hasBounds ? (
        <fieldset className={styles.presets}>
          <legend className={styles.label}>{messages.presets}</legend>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={preset === chosen}
              aria-label={rangeName(messages, preset)}
              className={styles.preset}
              onClick={() => {
                const range = presetRange(preset, known);
                onChoose(fund, range.from, range.to);
              }}
            >
              {messages.ranges[preset]}
            </button>
          ))}
        </fieldset>
      ) : null}
      {reversed ? (
        <div id="history-reversed" role="alert" className={styles.error}>
          {messages.reversed}{' '}
          <Button tone="secondary" size="s" onClick={() => onChoose(fund, request.to, request.from)}>
            {messages.swap}
          </Button>
          <p className={styles.old}>{messages.old}</p>
        </div>
      ) : null}
    </form>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  day: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  onChoose: (day: string) => void;
}

function DayField({ id, label, day, invalid = false, describedBy, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState({ day, text: day });
  // Another day has been chosen beside the field: by a chip, or the browser's own arrows.
  const text = typed.day === day ? typed.text : day;
  return (
    <span className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TextInput
        id={id}
        type="date"
        value={text}
        invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          const { value } = event.target;
          setTyped({ day, text: value });
          if (isPlainDay(value) && value >= firstYear) onChoose(value);
        }}
      />
    </span>
  );
}
