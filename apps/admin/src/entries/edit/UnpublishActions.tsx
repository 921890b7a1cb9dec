import { adminListPath, type ContentType, isContentTypeName, type Locale, localeNames } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from './Editor.css.ts';

interface UnpublishActionsProps {
  type: ContentType;
  detail: EntryDetail;
  locales: readonly Locale[];
}

export function UnpublishActions({ type, detail, locales }: UnpublishActionsProps) {
  const [confirming, setConfirming] = useState<Locale | 'entry' | null>(null);
  const { canPublish, canDelete } = useTypeRights(type);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const live = locales.filter((locale) => detail.rows[locale]?.liveVersion && canPublish(locale));
  const deletable = canDelete && type.kind === 'collection' && detail.key === null;
  if (live.length === 0 && !deletable) return null;

  async function act(what: Locale | 'entry') {
    try {
      if (what === 'entry') {
        await api.call(calls.trashEntry, { params: { type: type.path, id: detail.id } });
        await cache.invalidateQueries({ queryKey: [calls.listEntries.path] });
        await cache.invalidateQueries({ queryKey: [calls.countEntries.path] });
        toast.success('Moved to the trash, from where it can be restored.');
        if (isContentTypeName(type.name)) navigate(adminListPath(type.name));
      } else {
        await api.call(calls.unpublishEntry, { params: { type: type.path, id: detail.id, locale: what } });
        await cache.invalidateQueries({ queryKey: [calls.getEntry.path] });
        toast.success(`${localeNames[what]} is off the site`);
      }
    } catch (error) {
      toast.error(`Nothing was changed. ${errorMessage(error)}`);
    }
  }

  return (
    <section className={styles.part} aria-label="Take off">
      {live.map((locale) => (
        <Button key={locale} tone="quiet" size="s" onClick={() => setConfirming(locale)}>
          <span>
            Take <span lang={locale}>{localeNames[locale]}</span> off the site
          </span>
        </Button>
      ))}
      {deletable ? (
        <Button tone="quiet" size="s" onClick={() => setConfirming('entry')}>
          Move {type.labels.one.toLowerCase()} to the trash
        </Button>
      ) : null}
      <ConfirmDialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setConfirming(null)}
        message={
          confirming === 'entry'
            ? 'It goes off the site in every language. It can be restored from the trash of its list.'
            : 'Visitors no longer find it. The working copy and all versions stay.'
        }
        actions={[
          { title: 'Cancel' },
          {
            title: confirming === 'entry' ? 'Move to trash' : 'Take off',
            tone: 'danger',
            action: () => (confirming ? act(confirming) : undefined),
          },
        ]}
      />
    </section>
  );
}
