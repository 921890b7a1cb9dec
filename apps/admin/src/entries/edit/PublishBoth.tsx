import type { ContentType, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useTypeRights } from '../../session/useCan.ts';
import type { RowEditor } from './useRowEditor.ts';

interface PublishBothProps {
  type: ContentType;
  id: string;
  rows: Record<Locale, RowEditor>;
}

/** One instant for both languages: the public never sees one of them alone. */
export function PublishBoth({ type, id, rows }: PublishBothProps) {
  const cache = useQueryClient();
  const { canPublishAll } = useTypeRights(type);
  const [busy, setBusy] = useState(false);
  const startedBoth = (['en', 'ur'] as const).every((locale) => rows[locale].version > 0 || rows[locale].dirty);
  if (!canPublishAll || type.oneLanguage || type.locales.length < 2) return null;

  async function publish() {
    setBusy(true);
    try {
      const [en, ur] = [await rows.en.save(), await rows.ur.save()];
      if (en === null || ur === null) return;
      await api.call(calls.publishBoth, { params: { type: type.path, id }, body: { versions: { en, ur } } });
      toast.success('Both languages are published.');
    } catch (error) {
      toast.error(`Neither language was published. ${errorMessage(error)}`);
    } finally {
      for (const call of [calls.getEntry, calls.listVersions, calls.listEntries, calls.baseChanges]) {
        void cache.invalidateQueries({ queryKey: [call.path] });
      }
      setBusy(false);
    }
  }

  return (
    <Button
      tone="secondary"
      busy={busy}
      disabled={!startedBoth}
      {...(!startedBoth && { title: 'The other language has no text yet' })}
      onClick={publish}
    >
      Publish both
    </Button>
  );
}
