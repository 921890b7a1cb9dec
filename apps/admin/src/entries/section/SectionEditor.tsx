import {
  type AnyField,
  type ContentType,
  contentTypes,
  editPermission,
  fieldsOf,
  type Section,
  text,
} from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { FieldInput } from '@fundfront/forms';
import { Button } from '@fundfront/ui/components/Button';
import { Inline } from '@fundfront/ui/layout/Inline';
import { useEffect, useState } from 'react';
import { useCan } from '../../session/useCan.ts';
import { RowMark } from '../cells/RowMark.tsx';
import { ConflictDialog } from '../edit/ConflictDialog.tsx';
import { openRow } from '../edit/entryRow.ts';
import { LocalDraftNotice } from '../edit/LocalDraftNotice.tsx';
import { useLocalDraft } from '../edit/localDraft.ts';
import { useRowEditor } from '../edit/useRowEditor.ts';
import * as styles from './Section.css.ts';
import { SectionValues } from './SectionValues.tsx';

interface SectionEditorProps {
  type: ContentType;
  section: Section;
  detail: EntryDetail;
  onUnsaved: (id: string, unsaved: boolean) => void;
}

export function SectionEditor({ type, section, detail, onUnsaved }: SectionEditorProps) {
  const { id, locale } = detail;
  // Every field of a post is translated, so the other language decides nothing here.
  const [opened] = useState(() => openRow(type, detail, detail.data));
  const row = useRowEditor({ type, id, open: opened, shared: opened.row === 'base' ? undefined : detail.data });
  const canEdit = useCan(editPermission(type));
  const canPublish = useCan('content.publish');
  useLocalDraft(id, locale, row.form, row.version);
  useEffect(() => onUnsaved(id, row.dirty), [id, row.dirty, onUnsaved]);
  return (
    <section className={styles.section} aria-label={section.label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{section.label}</h2>
        <RowMark row={detail.rows[locale]} base={detail.baseLocale} />
      </div>
      <LocalDraftNotice id={id} locale={locale} row={row} />
      {fieldsOfSection(type, section).map(([name, field]) => (
        <FieldInput key={name} field={field} name={name} form={row.form} locale={locale} disabled={!canEdit} />
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
          {row.dirty ? 'Not saved yet' : ''}
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
