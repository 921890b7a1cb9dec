import { limits } from '@fundfront/content-model';
import { Field } from '@fundfront/ui/components/Field';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Close } from '@fundfront/ui/icons';
import { useId, useState } from 'react';
import * as styles from './Inspector.css.ts';

interface TagsInputProps {
  tags: readonly string[];
  known: readonly string[];
  disabled: boolean;
  onChange: (tags: string[]) => void;
}

export function TagsInput({ tags, known, disabled, onChange }: TagsInputProps) {
  const [typed, setTyped] = useState('');
  const list = useId();

  function add() {
    const tag = typed.trim().toLowerCase();
    setTyped('');
    if (tag !== '' && !tags.includes(tag) && tags.length < limits.mediaTags) onChange([...tags, tag]);
  }

  return (
    <div className={styles.tags}>
      <Field label="Tags" help={disabled ? undefined : 'Enter adds one'}>
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            list={list}
            value={typed}
            maxLength={limits.tagLength}
            disabled={disabled}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 ? (
        <ul className={styles.tagList} aria-label="Tags of this file">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <bdi>{tag}</bdi>
              {disabled ? null : (
                <IconButton
                  size="s"
                  label={`Remove tag ${tag}`}
                  icon={<Close size="s" />}
                  onClick={() => onChange(tags.filter((each) => each !== tag))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
