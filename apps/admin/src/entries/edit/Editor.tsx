import {
  type ContentType,
  type ContentTypeName,
  fieldsOf,
  isContentTypeName,
  type Locale,
  localeNames,
} from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { Notice } from '@fundfront/ui/components/Notice';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { mq } from '@fundfront/ui/tokens';
import { lazy, Suspense, useState } from 'react';
import { formatClock } from '../../format/dates.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { Screen } from '../../layout/Screen.tsx';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { entryPath } from '../../paths/entryPaths.ts';
import { useTypeRights } from '../../session/useCan.ts';
import { useRecentEntry, useScreenActions } from '../../uiStore/paletteStore.ts';
import { type ListPreset, listPaths, usePreset } from '../preset.ts';
import { AutosaveNotice } from './autosave/AutosaveNotice.tsx';
import { autosaveText } from './autosave/autosaveText.ts';
import { TakenOverNotice } from './autosave/TakenOverNotice.tsx';
import * as styles from './Editor.css.ts';
import { EditorActions } from './EditorActions.tsx';
import type { OpenRow } from './entryRow.ts';
import { FieldRows } from './FieldRows.tsx';
import { ConflictDialog } from './merge/ConflictDialog.tsx';
import { PresenceBar } from './presence/PresenceBar.tsx';
import { useOtherTabs } from './presence/useOtherTabs.ts';
import { usePresence } from './presence/usePresence.ts';
import { useReadOnlyReason } from './readOnlyReason.ts';
import { SidePanel } from './SidePanel.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { type RowEditor, useRowEditor } from './useRowEditor.ts';

const HistoryDrawer = lazy(async () => ({ default: (await import('./history/HistoryDrawer.tsx')).HistoryDrawer }));
const PreviewPane = lazy(async () => ({ default: (await import('./preview/PreviewPane.tsx')).PreviewPane }));
const PreviewSheet = lazy(async () => ({ default: (await import('./preview/PreviewSheet.tsx')).PreviewSheet }));

interface EditorProps {
  type: ContentType;
  detail: EntryDetail;
  opened: { base: OpenRow; translation: OpenRow };
  start: Locale;
}

export function Editor({ type, detail, opened, start }: EditorProps) {
  const { id } = detail;
  const preset = usePreset();
  const base = useRowEditor({ type, id, open: opened.base, shared: undefined });
  const shared = base.form.watch();
  const translation = useRowEditor({ type, id, open: opened.translation, shared });
  const rows: Record<Locale, RowEditor> =
    opened.base.locale === 'en' ? { en: base, ur: translation } : { en: translation, ur: base };
  const typedIn = { [opened.base.locale]: opened.base.typed, [opened.translation.locale]: opened.translation.typed };
  const [locale, setLocale] = useState<Locale>(type.locales.includes(start) ? start : opened.base.locale);
  const [pane, setPane] = useState<'none' | 'history' | 'preview'>('none');
  const rights = useTypeRights(type);
  const wide = useMediaQuery(mq.wide);
  const row = rows[locale];
  const preview = { type, id, locale, row, onLocale: setLocale, onClose: () => setPane('none') };
  const presence = usePresence(type.path, id, locale);
  const twice = useOtherTabs(id);
  const historyUsed = useUsed(pane === 'history');
  const canPublish = rights.canPublish(locale);
  const locales = type.locales.filter((each) => !type.oneLanguage || each === opened.base.locale);
  const readOnlyReason = useReadOnlyReason(type, locales);

  const failing = [base, translation].some(({ autosave }) => autosave.phase === 'failing');
  const guard = useLeaveGuard(failing, { kept: true });

  async function saveAll(): Promise<boolean> {
    const own = locales.filter((each) => rows[each].dirty && rights.canEdit(each));
    const saved = await Promise.all(own.map((each) => rows[each].save()));
    return saved.every((version) => version !== null);
  }
  useShortcut('save', () => void saveAll());
  useShortcut('publish', () => canPublish && void row.publish());
  const togglePreview = () => setPane(pane === 'preview' ? 'none' : 'preview');
  useShortcut('preview', togglePreview);

  const title = base.form.watch('title');
  const name = typeof title === 'string' && title !== '' ? title : type.labels.one;
  useRecentEntry({ path: location.pathname, title: name, kind: type.labels.one });
  useScreenActions([
    { id: 'preview', label: pane === 'preview' ? 'Hide the preview' : 'Preview', run: () => togglePreview() },
    { id: 'history', label: 'History', run: () => setPane('history') },
    ...(rights.canEdit() ? [{ id: 'save', label: 'Save draft', run: saveAll }] : []),
    ...(canPublish ? [{ id: 'publish', label: `Publish ${localeNames[locale]}`, run: row.publish }] : []),
  ]);
  const savedAt = Math.max(...locales.map((each) => rows[each].savedAt ?? 0));
  const crumbs = isContentTypeName(type.name) && type.kind === 'collection' ? crumbsOf(type.name, detail, preset) : [];
  return (
    <Screen
      title={name}
      crumbs={crumbs}
      head="hidden"
      inset="none"
      status={statusText(rows, locales, savedAt)}
      actions={
        <EditorActions type={type} id={id} rows={rows} locale={locale} pane={pane} onPane={setPane} onSave={saveAll} />
      }
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
          <PresenceBar others={presence.others} fields={fieldsOf(type, shared)} twice={twice} />
          {readOnlyReason === null ? null : (
            <Notice title="Read only" role="note">
              <p>{readOnlyReason}</p>
            </Notice>
          )}
          {locales.map((each) => (
            <AutosaveNotice key={each} locale={each} state={rows[each].autosave} onRetry={rows[each].retryAutosave} />
          ))}
          {locales.map((each) => (
            <TakenOverNotice key={each} locale={each} typed={typedIn[each]} onDiscard={rows[each].discard} />
          ))}
          <FieldRows
            type={type}
            id={id}
            fields={fieldsOf(type, shared)}
            rows={rows}
            base={opened.base.locale}
            locales={locales}
            active={locale}
            summaries={detail.rows}
            canEdit={rights.canEdit}
            others={presence.others}
            onFocus={setLocale}
            onPlace={presence.moveTo}
          />
        </div>
        <SidePanel
          type={type}
          detail={detail}
          rows={rows}
          locales={locales}
          locale={locale}
          onLocale={setLocale}
          readOnly={!rights.canEdit(locale)}
          onHistory={() => setPane('history')}
        />
        <Suspense>{pane === 'preview' && wide ? <PreviewPane {...preview} sheet={false} /> : null}</Suspense>
      </div>
      <Suspense>
        {pane === 'preview' && !wide ? <PreviewSheet {...preview} /> : null}
        {historyUsed ? (
          <HistoryDrawer
            open={pane === 'history'}
            onOpenChange={(open) => setPane(open ? 'history' : 'none')}
            type={type}
            id={id}
            locale={locale}
            row={row}
          />
        ) : null}
      </Suspense>
      {locales.map((each) => (
        <ConflictDialog key={each} type={type} locale={each} row={rows[each]} />
      ))}
      {guard}
    </Screen>
  );
}

/** What was open once stays mounted, so that it can close with its motion. */
function useUsed(open: boolean): boolean {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return used || open;
}

function crumbsOf(name: ContentTypeName, detail: EntryDetail, preset: ListPreset | undefined) {
  return [
    listPaths(name, preset).list,
    ...detail.ancestors.map((ancestor) => ({ label: ancestor.title, href: entryPath(name, ancestor.id) })),
  ];
}

function statusText(rows: Record<Locale, RowEditor>, locales: readonly Locale[], savedAt: number): string {
  if (locales.some((locale) => rows[locale].busy === 'publishing')) return 'Publishing…';
  if (locales.some((locale) => rows[locale].busy === 'saving')) return 'Saving…';
  const unsaved = autosaveText(...locales.map((locale) => rows[locale].autosave));
  if (unsaved !== '') return unsaved;
  return savedAt > 0 ? `Saved ${formatClock(savedAt)}` : '';
}
