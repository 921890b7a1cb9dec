import type { Locale } from '@fundfront/content-model';
import type { ListedFileRef } from '@fundfront/content-model/richText';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { linkIcons } from '../LinkPicker.tsx';
import { movedBy, Options, optionId } from '../Options.tsx';
import { useLinkTargets } from '../useLinkTargets.ts';
import * as styles from './documentList.css.ts';

interface FileSearchProps {
  locale: Locale;
  onChoose: (file: ListedFileRef, title: string) => void;
}

/** Over live documents and the library, by name. */
export function FileSearch({ locale, onChoose }: FileSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const { targets, failed, asking } = useLinkTargets(text.trim(), locale);
  const found = targets.filter(({ kind }) => kind !== 'page');
  const chosen = Math.min(index, found.length - 1);

  function choose(at: number) {
    const target = found[at];
    if (!target) return;
    const isDocument = target.kind === 'document';
    onChoose({ kind: isDocument ? 'entry' : 'media', id: target.id.slice(target.id.indexOf('-') + 1) }, target.title);
    setText('');
    setIndex(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = movedBy(event.key, chosen, found.length);
    if (moved !== undefined) setIndex(moved);
    else if (event.key === 'Enter') choose(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <Field label="Add a document" help="Documents on the site and files of the library, by name">
        {(control) => (
          <TextInput
            {...control}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={id}
            aria-activedescendant={found.length > 0 ? optionId(id, chosen) : undefined}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setIndex(0);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {found.length > 0 ? (
        <div className={styles.found}>
          <Options
            id={id}
            label="Found"
            options={found.map((target) => ({
              key: target.id,
              label: target.title,
              detail: target.detail,
              icon: linkIcons[target.kind],
            }))}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
      ) : null}
      <output>{hintOf({ text, asking, failed, found: found.length })}</output>
    </div>
  );
}

function hintOf(state: { text: string; asking: boolean; failed: boolean; found: number }): string {
  if (state.text.trim() === '' || state.found > 0) return '';
  if (state.asking) return 'Searching…';
  return state.failed ? 'The search did not answer. Try again in a moment.' : 'No file has that name.';
}
