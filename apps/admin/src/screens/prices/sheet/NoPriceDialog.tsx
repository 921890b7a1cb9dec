import { formatDay, limits } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { Field } from '@fundfront/ui/components/Field';
import { Radio } from '@fundfront/ui/components/Radio';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { reasonProblems } from './reasonProblems.ts';
import { type DraftContent, emptyContent, fundName } from './rowState.ts';
import * as styles from './Sheet.css.ts';

const reasons = {
  closure: { en: 'Book closure', ur: 'کتابوں کی بندش' },
  holiday: { en: 'Bank holiday', ur: 'بینک کی تعطیل' },
  suspended: { en: 'Trading suspended', ur: 'لین دین معطل ہے' },
} as const;

type Choice = keyof typeof reasons | 'other';

const choiceOf = (text: string | null): Choice =>
  text === null ? 'closure' : (keysOf(reasons).find((name) => reasons[name].en === text) ?? 'other');

export interface RowDialogProps {
  row: PriceSheetRow;
  day: string;
  onClose: () => void;
  /** Throws what the API refuses. */
  onStore: (content: DraftContent) => Promise<void>;
}

/** A day without a NAV is a record with its reason, never a gap. */
export function NoPriceDialog({ row, day, onClose, onStore }: RowDialogProps) {
  const before = row.draft?.kind === 'no-price' ? row.draft : null;
  const [choice, setChoice] = useState<Choice>(choiceOf(before?.reasonEn ?? null));
  const [own, setOwn] = useState({ en: before?.reasonEn ?? '', ur: before?.reasonUr ?? '' });
  const [until, setUntil] = useState(before?.until ?? '');

  async function store() {
    const { en, ur } = choice === 'other' ? { en: own.en.trim(), ur: own.ur.trim() } : reasons[choice];
    reasonProblems({ en, ur });
    await onStore({
      ...emptyContent,
      kind: 'no-price',
      reasonEn: en,
      reasonUr: ur,
      until: until === '' || until === day ? null : until,
      note: before?.note ?? '',
    });
  }

  return (
    <FormDialog title={`No NAV for ${fundName(row)}`} save="Set" refused="Not set" onClose={onClose} onSave={store}>
      {(problem) => (
        <>
          <p className={styles.quiet}>{`${formatDay(day)}. Visitors read the reason, in both languages.`}</p>
          <fieldset className={styles.choices}>
            <legend className={styles.partHead}>Reason</legend>
            {keysOf(reasons).map((name) => (
              <Radio
                key={name}
                name="reason"
                checked={choice === name}
                onChange={() => setChoice(name)}
                label={reasons[name].en}
                help={
                  <span lang="ur" dir="rtl">
                    {reasons[name].ur}
                  </span>
                }
              />
            ))}
            <Radio
              name="reason"
              checked={choice === 'other'}
              onChange={() => setChoice('other')}
              label="Other"
              help="English and Urdu text, checked by a second person"
            />
          </fieldset>
          {choice === 'other' ? (
            <>
              <Field label="Reason in English" required error={problem('reasonEn')}>
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={limits.priceReason}
                    value={own.en}
                    onChange={({ target }) => setOwn((now) => ({ ...now, en: target.value }))}
                  />
                )}
              </Field>
              <Field label="Reason in Urdu" required error={problem('reasonUr')} lang="ur" dir="rtl">
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={limits.priceReason}
                    value={own.ur}
                    onChange={({ target }) => setOwn((now) => ({ ...now, ur: target.value }))}
                  />
                )}
              </Field>
            </>
          ) : null}
          <Field label="Until" help="The last day without a NAV; empty: this day alone" error={problem('until')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                width="short"
                min={day}
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
