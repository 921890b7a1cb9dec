import {
  type ContentType,
  type ContentTypeName,
  editPermission,
  fieldsOf,
  isContentTypeName,
  type Locale,
  localeNames,
} from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { Notice } from '@fundfront/ui/components/Notice';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { useState } from 'react';
import { formatClock } from '../../format/dates.ts';
import { Screen } from '../../layout/Screen.tsx';
import { entryPath, listPath } from '../../paths/entryPaths.ts';
import { useCan } from '../../session/useCan.ts';
import { useShortcut } from '../useShortcut.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import * as styles from './Editor.css.ts';
import { EditorActions } from './EditorActions.tsx';
import type { OpenRow } from './entryRow.ts';
import { FieldRows } from './FieldRows.tsx';
import { HistoryDrawer } from './history/HistoryDrawer.tsx';
import { LocalDraftNotice } from './LocalDraftNotice.tsx';
import { removeLocalDraft, useLocalDraft } from './localDraft.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { type RowEditor, useRowEditor } from './useRowEditor.ts';

interface EditorProps {
  type: ContentType;
  detail: EntryDetail;
  opened: { base: OpenRow; translation: OpenRow };
  start: Locale;
}

export function Editor({ type, detail, opened, start }: EditorProps) {
  const { id } = detail;
  const base = useRowEditor({ type, id, open: opened.base, shared: undefined });
  const shared = base.form.watch();
  const translation = useRowEditor({ type, id, open: opened.translation, shared });
  const rows: Record<Locale, RowEditor> =
    opened.base.locale === 'en' ? { en: base, ur: translation } : { en: translation, ur: base };
  const [locale, setLocale] = useState<Locale>(type.locales.includes(start) ? start : opened.base.locale);
  const [pane, setPane] = useState<'none' | 'history' | 'preview'>('none');
  const canEdit = useCan(editPermission(type));
  const row = rows[locale];
  const locales = type.locales.filter((each) => !type.oneLanguage || each === opened.base.locale);

  useLocalDraft(id, opened.base.locale, base.form, base.version);
  useLocalDraft(id, opened.translation.locale, translation.form, translation.version);
  const guard = useLeaveGuard(base.dirty || translation.dirty, () => {
    for (const each of locales) removeLocalDraft(id, each);
  });

  async function saveAll(): Promise<boolean> {
    const saved = await Promise.all(locales.filter((each) => rows[each].dirty).map((each) => rows[each].save()));
    return saved.every((version) => version !== null);
  }
  useShortcut('s', () => void saveAll(), { mod: true });
  useShortcut('Enter', () => void row.publish(), { mod: true });
  useShortcut('p', () => setPane(pane === 'preview' ? 'none' : 'preview'));

  const title = base.form.watch('title');
  const name = typeof title === 'string' && title !== '' ? title : type.labels.one;
  const savedAt = Math.max(...locales.map((each) => rows[each].savedAt ?? 0));
  const crumbs =
    isContentTypeName(type.name) && type.kind === 'collection' ? crumbsOf(type.name, type.labels.many, detail) : [];
  return (
    <Screen
      title={name}
      crumbs={crumbs}
      head="hidden"
      inset="none"
      status={statusText(rows, locales, savedAt)}
      actions={<EditorActions type={type} rows={rows} locale={locale} pane={pane} onPane={setPane} onSave={saveAll} />}
    >
      <div className={styles.workspace} data-preview={pane === 'preview' || undefined}>
        <div className={styles.fields}>
          {locales.length > 1 ? (
            <div className={styles.languages}>
              <SegmentedControl
                label="Language to work on"
                options={locales.map((each) => ({ value: each, label: localeNames[each], lang: each }))}
                value={locale}
                onChange={setLocale}
              />
            </div>
          ) : null}
          {canEdit ? null : <Notice title="You may read this, not change it" role="note" />}
          {locales.map((each) => (
            <LocalDraftNotice key={each} id={id} locale={each} row={rows[each]} />
          ))}
          <FieldRows
            fields={fieldsOf(type, shared)}
            rows={rows}
            base={opened.base.locale}
            locales={locales}
            active={locale}
            summaries={detail.rows}
            disabled={!canEdit}
            onFocus={setLocale}
          />
        </div>
        <SidePanel type={type} detail={detail} rows={rows} locales={locales} onHistory={() => setPane('history')} />
        {pane === 'preview' ? <PreviewPane type={type} id={id} locale={locale} row={row} onLocale={setLocale} /> : null}
      </div>
      <HistoryDrawer
        open={pane === 'history'}
        onOpenChange={(open) => setPane(open ? 'history' : 'none')}
        type={type}
        id={id}
        locale={locale}
        row={row}
      />
      {locales.map((each) => (
        <ConflictDialog key={each} type={type} locale={each} row={rows[each]} />
      ))}
      {guard}
    </Screen>
  );
}

function crumbsOf(name: ContentTypeName, many: string, detail: EntryDetail) {
  return [
    { label: many, href: listPath(name) },
    ...detail.ancestors.map((ancestor) => ({ label: ancestor.title, href: entryPath(name, ancestor.id) })),
  ];
}

function statusText(rows: Record<Locale, RowEditor>, locales: readonly Locale[], savedAt: number): string {
  if (locales.some((locale) => rows[locale].busy === 'publishing')) return 'Publishing…';
  if (locales.some((locale) => rows[locale].busy === 'saving')) return 'Saving…';
  if (locales.some((locale) => rows[locale].dirty)) return 'Not saved yet';
  return savedAt > 0 ? `Saved ${formatClock(savedAt)}` : '';
}
