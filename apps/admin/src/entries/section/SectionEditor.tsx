import { type AnyField, type ContentType, contentTypes, fieldsOf, type Section, text } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { FieldInput } from '@fundfront/forms';
import { Button } from '@fundfront/ui/components/Button';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Fragment, useEffect, useState } from 'react';
import { useTypeRights } from '../../session/useCan.ts';
import { RowMark } from '../cells/RowMark.tsx';
import { AutosaveNotice } from '../edit/autosave/AutosaveNotice.tsx';
import { autosaveText } from '../edit/autosave/autosaveText.ts';
import { TakenOverNotice } from '../edit/autosave/TakenOverNotice.tsx';
import type { UnsavedTexts } from '../edit/autosave/unsavedText.ts';
import { openRow } from '../edit/entryRow.ts';
import { ConflictDialog } from '../edit/merge/ConflictDialog.tsx';
import { ReadOnlyField } from '../edit/ReadOnlyField.tsx';
import { useRowEditor } from '../edit/useRowEditor.ts';
import * as styles from './Section.css.ts';
import { SectionValues } from './SectionValues.tsx';

export interface SectionEditorProps {
  type: ContentType;
  section: Section;
  detail: EntryDetail;
  typed: UnsavedTexts | undefined;
  onUnsaved: (id: string, unsaved: boolean) => void;
}

export function SectionEditor({ type, section, detail, typed, onUnsaved }: SectionEditorProps) {
  const { id, locale } = detail;
  // Every field of a post is translated, so the other language decides nothing here.
  const [opened] = useState(() => ({ ...openRow(type, detail, detail.data), typed }));
  const row = useRowEditor({ type, id, open: opened, shared: opened.row === 'base' ? undefined : detail.data });
  const rights = useTypeRights(type);
  const canEdit = rights.canEdit(locale);
  const canPublish = rights.canPublish(locale);
  const failing = row.autosave.phase === 'failing';
  useEffect(() => onUnsaved(id, failing), [id, failing, onUnsaved]);
  return (
    <section className={styles.section} aria-label={section.label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{section.label}</h2>
        <RowMark row={detail.rows[locale]} base={detail.baseLocale} />
      </div>
      <AutosaveNotice state={row.autosave} onRetry={row.retryAutosave} />
      <TakenOverNotice locale={locale} typed={opened.typed} onDiscard={row.discard} />
      {fieldsOfSection(type, section).map(([name, field]) => (
        <Fragment key={name}>
          {canEdit ? (
            <FieldInput field={field} name={name} form={row.form} locale={locale} />
          ) : (
            <ReadOnlyField field={field} value={row.form.getValues(name)} locale={locale} />
          )}
        </Fragment>
      ))}
      {section.uses.values ? <SectionValues values={section.uses.values} form={row.form} disabled={!canEdit} /> : null}
      <Inline space="xs">
        {canEdit ? (
          <Button tone="secondary" size="s" busy={row.busy === 'saving'} disabled={!row.dirty} onClick={row.save}>
            Save draft
          </Button>
        ) : null}
        {canPublish ? (
          <Button size="s" busy={row.busy === 'publishing'} onClick={row.publish}>
            Publish
          </Button>
        ) : null}
        <span role="status" className={styles.status}>
          {autosaveText(row.autosave)}
        </span>
      </Inline>
      <ConflictDialog type={type} locale={locale} row={row} />
    </section>
  );
}

function fieldsOfSection(type: ContentType, section: Section): [string, AnyField][] {
  const fields = fieldsOf(type, {});
  const { body, image, children } = section.uses;
  const chosen: [string, AnyField | undefined][] = [['title', fields.title]];
  if (body && fields.body) chosen.push(['body', { ...fields.body, label: body }]);
  if (image && fields.image) chosen.push(['image', { ...fields.image, label: image }]);
  if (children) {
    const { label, itemLabel, url } = children;
    const rows = contentTypes.post.fields.children;
    const narrowed = { ...rows, label, itemLabel, of: url ? rows.of : { title: text({ label: 'Words' }) } };
    chosen.push(['children', narrowed]);
  }
  chosen.push(['isActive', fields.isActive]);
  return chosen.filter((pair): pair is [string, AnyField] => pair[1] !== undefined);
}
