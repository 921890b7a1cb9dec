import { type ContentType, limits } from '@fundfront/content-model';
import { calls, type EntrySummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { Cell } from '@fundfront/ui/components/Table';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useCan, useTypeRights } from '../../session/useCan.ts';
import * as styles from './List.css.ts';

const dayMs = 86_400_000;

/** Null where nothing stands in the way: what the public saw is kept, and everything for some days. */
function reasonToStay({ rows }: EntrySummary, trashedAt: string): string | null {
  if ([rows.en, rows.ur].some((row) => row && row.state !== 'draft')) return 'Was public once: kept as a record';
  const passed = Math.floor((Date.now() - Date.parse(trashedAt)) / dayMs);
  const left = limits.trashDays - passed;
  return left > 0 ? `Can be deleted for ever in ${left} ${left === 1 ? 'day' : 'days'}` : null;
}

export function TrashCell({ type, entry, trashedAt }: { type: ContentType; entry: EntrySummary; trashedAt: string }) {
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const { canDelete: canRestore } = useTypeRights(type);
  const canPurge = useCan('content.purge');
  const cache = useQueryClient();
  const params = { type: type.path, id: entry.id };
  const reason = reasonToStay(entry, trashedAt);

  async function act(call: typeof calls.restoreEntry | typeof calls.purgeEntry, done: string) {
    if (busy) return;
    setBusy(true);
    try {
      await api.call(call, { params });
      toast.success(done);
    } catch (error) {
      toast.error(`Nothing was changed. ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
    await Promise.all(
      [calls.listEntries, calls.countEntries].map(({ path }) => cache.invalidateQueries({ queryKey: [path] })),
    );
  }

  return (
    <Cell label="In the trash">
      <span className={styles.rowActions}>
        {canRestore ? (
          <Button
            tone="secondary"
            size="s"
            busy={busy}
            onClick={() => void act(calls.restoreEntry, 'Restored as a draft. Nothing of it is on the site yet.')}
          >
            Restore
          </Button>
        ) : null}
        {canPurge && reason === null ? (
          <Button tone="danger" size="s" onClick={() => setConfirming(true)}>
            Delete for ever
          </Button>
        ) : null}
      </span>
      {canPurge && reason !== null ? <span className={styles.path}>{reason}</span> : null}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Delete for ever"
        message="All its versions in all languages go with it. This cannot be undone."
        actions={[
          { title: 'Cancel' },
          { title: 'Delete for ever', tone: 'danger', action: () => act(calls.purgeEntry, 'Deleted for ever') },
        ]}
      />
    </Cell>
  );
}
