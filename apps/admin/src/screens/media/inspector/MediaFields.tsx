import { limits } from '@fundfront/content-model';
import { calls, type MediaDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { Select } from '@fundfront/ui/components/Select';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { useCall } from '../../../session/useCall.ts';
import * as styles from './Inspector.css.ts';
import { TagsInput } from './TagsInput.tsx';
import type { MediaEditing } from './useMediaDraft.ts';

interface MediaFieldsProps {
  item: MediaDetail;
  editing: MediaEditing;
  disabled: boolean;
}

const counter = (text: string) => `${text.length} of ${limits.textLength}`;

export function MediaFields({ item, editing, disabled }: MediaFieldsProps) {
  const { draft, change, problem, dirty, busy, error, outdated, save, discard } = editing;
  const { data: overview } = useCall(calls.mediaOverview, {});
  const { alt, decorative } = draft;
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {item.kind === 'image' ? (
        <>
          <Field label="Alt text, English" counter={counter(alt.en)} error={problem('alt.en')} lang="en" dir="ltr">
            {(control) => (
              <TextInput
                {...control}
                value={alt.en}
                maxLength={limits.textLength}
                disabled={disabled || decorative}
                onChange={({ currentTarget }) => change({ alt: { ...alt, en: currentTarget.value } })}
              />
            )}
          </Field>
          <Field label="Alt text, Urdu" counter={counter(alt.ur)} error={problem('alt.ur')}>
            {(control) => (
              <TextInput
                {...control}
                lang="ur"
                dir="rtl"
                value={alt.ur}
                maxLength={limits.textLength}
                disabled={disabled || decorative}
                onChange={({ currentTarget }) => change({ alt: { ...alt, ur: currentTarget.value } })}
              />
            )}
          </Field>
          <Checkbox
            label="Only decoration, no alt text"
            checked={decorative}
            disabled={disabled}
            onChange={({ currentTarget }) =>
              change({ decorative: currentTarget.checked, ...(currentTarget.checked && { alt: { en: '', ur: '' } }) })
            }
          />
        </>
      ) : null}
      <Field label="Title" error={problem('title')}>
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            value={draft.title}
            maxLength={limits.textLength}
            disabled={disabled}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        )}
      </Field>
      <Field label="Folder" error={problem('folder')}>
        {(control) => (
          <Select
            {...control}
            value={draft.folder ?? ''}
            disabled={disabled}
            onChange={({ currentTarget }) => change({ folder: currentTarget.value || null })}
          >
            <option value="">None</option>
            {overview?.folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TagsInput
        tags={draft.tags}
        known={overview?.tags ?? []}
        disabled={disabled}
        onChange={(tags) => change({ tags })}
      />
      {error ? (
        <Notice tone="bad" role="alert" title="Not saved">
          {errorMessage(error)}
        </Notice>
      ) : null}
      {outdated ? (
        <Notice tone="warn" role="status" title="Somebody else changed this file">
          What you typed is kept here. Discard it to see theirs.
        </Notice>
      ) : null}
      {dirty ? (
        <div className={styles.saveBar}>
          <Button type="submit" busy={busy}>
            Save
          </Button>
          <Button tone="quiet" onClick={discard}>
            Discard
          </Button>
        </div>
      ) : null}
    </form>
  );
}
