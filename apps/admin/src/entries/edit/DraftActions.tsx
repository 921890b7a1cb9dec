import { adminListPath, type ContentType, isContentTypeName, type Locale, localeNames } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../layout/errorMessage.ts';
import { entryPath } from '../../paths/entryPaths.ts';
import { api } from '../../session/session.ts';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from './Editor.css.ts';
import type { RowEditor } from './useRowEditor.ts';

interface DraftActionsProps {
  type: ContentType;
  detail: EntryDetail;
  rows: Record<Locale, RowEditor>;
  locales: readonly Locale[];
}

const listed = [calls.listEntries, calls.listAllEntries, calls.countEntries];

export function DraftActions({ type, detail, rows, locales }: DraftActionsProps) {
  const [confirming, setConfirming] = useState<Locale | null>(null);
  const [copying, setCopying] = useState(false);
  const { canEdit, canEditAll } = useTypeRights(type);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const single = type.kind === 'singleton' || detail.key !== null;
  const neverPublic = locales.every((locale) => (detail.rows[locale]?.state ?? 'draft') === 'draft');
  const discardable = locales.filter((locale) => {
    const row = detail.rows[locale];
    if (!row || !canEdit(locale)) return false;
    if (neverPublic) return locale === detail.baseLocale && !single && canEditAll;
    return row.state === 'changed';
  });
  const copyable = !single && canEditAll;
  if (discardable.length === 0 && !copyable) return null;

  const refresh = () => Promise.all(listed.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));

  async function discard(locale: Locale) {
    const params = { type: type.path, id: detail.id, locale };
    try {
      const { trashed } = await api.call(calls.discardDraft, { params, body: { version: rows[locale].version } });
      await refresh();
      if (trashed) {
        for (const each of locales) rows[each].discard();
        toast.success('Discarded. It lies in the trash of its list.');
        if (isContentTypeName(type.name)) navigate(adminListPath(type.name));
        return;
      }
      const back = await api.call(calls.getEntry, { params });
      rows[locale].replaceData(back.data, back.version);
      // Also what was autosaved of the text that is gone.
      rows[locale].discard();
      await cache.invalidateQueries({ queryKey: [calls.getEntry.path] });
      toast.success(`${localeNames[locale]} is again what is live.`);
    } catch (error) {
      toast.error(`Nothing was discarded. ${errorMessage(error)}`);
    }
  }

  async function duplicate() {
    if (copying) return;
    setCopying(true);
    try {
      const copy = await api.call(calls.duplicateEntry, { params: { type: type.path, id: detail.id } });
      await refresh();
      toast.success('This is the copy. Nothing of it is on the site.');
      if (isContentTypeName(type.name)) navigate(entryPath(type.name, copy.id));
    } catch (error) {
      toast.error(`Nothing was duplicated. ${errorMessage(error)}`);
    } finally {
      setCopying(false);
    }
  }

  return (
    <section className={styles.part} aria-label="Draft">
      {discardable.map((locale) => (
        <Button key={locale} tone="quiet" size="s" onClick={() => setConfirming(locale)}>
          <span>
            Discard draft{' '}
            {discardable.length > 1 || !neverPublic ? (
              <>
                in <span lang={locale}>{localeNames[locale]}</span>
              </>
            ) : null}
          </span>
        </Button>
      ))}
      {copyable ? (
        <Button tone="quiet" size="s" busy={copying} onClick={() => void duplicate()}>
          Duplicate
        </Button>
      ) : null}
      <ConfirmDialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setConfirming(null)}
        title="Discard the draft"
        message={
          neverPublic
            ? 'It was never on the site, so it goes to the trash as a whole and can be restored from there.'
            : 'The text is again what is live. What was saved since stays in the history.'
        }
        actions={[
          { title: 'Cancel' },
          { title: 'Discard', tone: 'danger', action: () => (confirming ? discard(confirming) : undefined) },
        ]}
      />
    </section>
  );
}
