import { type ContentType, type EntryData, fieldsOf, type Locale, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Notice } from '@fundfront/ui/components/Notice';
import { useState } from 'react';
import { formatInstant } from '../../../format/dates.ts';
import { FieldChoice, type Side } from './FieldChoice.tsx';
import type { Conflict } from './mergeRows.ts';

interface MergeDialogProps {
  type: ContentType;
  locale: Locale;
  conflict: Conflict;
  onResolve: (data: EntryData | null) => Promise<void>;
}

export function MergeDialog({ type, locale, conflict, onResolve }: MergeDialogProps) {
  const { theirs, merge, during } = conflict;
  const own = during === 'typing';
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { by } = theirs;
  const when = theirs.at === null ? '' : ` on ${formatInstant(theirs.at)}`;
  const count = merge.collisions.length === 1 ? 'a field' : `${merge.collisions.length} fields`;
  const fields = fieldsOf(type, { ...theirs.data, ...merge.data });
  const labels = merge.theirs.map((name) => fields[name]?.label ?? name);
  const left = merge.collisions.filter((name) => !chosen[name]).length;

  function merged(): EntryData {
    const taken = merge.collisions.filter((name) => chosen[name] === 'theirs');
    return { ...merge.data, ...Object.fromEntries(taken.map((name) => [name, theirs.data[name] ?? null])) };
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissable={false}
      size="l"
      title={`${localeNames[locale]}: ${own ? `you changed ${count} in two tabs` : `both of you changed ${count}`}`}
      actions={
        <>
          <span role="status">{left > 0 ? `Choose for ${left === 1 ? 'one field' : `${left} fields`} more` : ''}</span>
          <Button tone="quiet" onClick={() => onResolve(null)}>
            {own ? 'Take all of the other tab' : 'Take all of theirs'}
          </Button>
          <Button disabled={left > 0} onClick={() => onResolve(merged())}>
            {during === 'saving' ? `Save as v${theirs.version + 1}` : 'Go on with these'}
          </Button>
        </>
      }
    >
      <Notice
        tone="warn"
        role="note"
        title={
          own
            ? `You typed this in another tab or on another device${when}.`
            : `${by} saved v${theirs.version}${when} while you wrote.`
        }
      >
        {own ? 'Neither is saved as a draft yet.' : 'Both texts are kept: theirs is in the history.'}
        {labels.length > 0 ? ` Merged by itself: ${labels.join(', ')}.` : ''}
      </Notice>
      {merge.collisions.map((name) => {
        const field = fields[name];
        return field ? (
          <FieldChoice
            key={name}
            name={name}
            field={field}
            locale={locale}
            by={by}
            mine={merge.data[name]}
            theirs={theirs.data[name]}
            chosen={chosen[name]}
            onChoose={(side) => setChosen({ ...chosen, [name]: side })}
          />
        ) : null;
      })}
    </Dialog>
  );
}
