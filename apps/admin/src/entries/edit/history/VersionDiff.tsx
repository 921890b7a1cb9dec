import type { ContentType, Locale } from '@fundfront/content-model';
import { calls, type VersionSummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { toast } from '@fundfront/ui/components/Toaster';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../layout/CallError.tsx';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { api } from '../../../session/session.ts';
import { useCall } from '../../../session/useCall.ts';
import { useTypeRights } from '../../../session/useCan.ts';
import type { RowEditor } from '../useRowEditor.ts';
import { FieldDiffs } from './FieldDiffs.tsx';

interface VersionDiffProps {
  type: ContentType;
  id: string;
  locale: Locale;
  row: RowEditor;
  version: VersionSummary;
  onRestored: () => void;
}

export function VersionDiff({ type, id, locale, row, version, onRestored }: VersionDiffProps) {
  const params = { type: type.path, id, locale };
  const { data, error, refetch } = useCall(calls.getVersion, { params: { ...params, number: String(version.number) } });
  const canEdit = useTypeRights(type).canEdit(locale);
  const [busy, setBusy] = useState(false);
  const cache = useQueryClient();

  async function restore() {
    setBusy(true);
    try {
      const body = { number: version.number, version: row.version };
      const detail = await api.call(calls.restoreVersion, { params, body });
      row.replaceData(detail.data, detail.version);
      await cache.invalidateQueries({ queryKey: [calls.getEntry.path] });
      await cache.invalidateQueries({ queryKey: [calls.listVersions.path] });
      toast.success(`Version ${version.number} is the new draft. Nothing is published yet.`);
      onRestored();
    } catch (failure) {
      toast.error(`Not restored. ${errorMessage(failure)}`);
    } finally {
      setBusy(false);
    }
  }

  if (error) return <CallError what="The version" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <Stack space="m">
      <FieldDiffs type={type} locale={locale} before={data.data} after={row.form.getValues()} />
      {canEdit && version.number !== row.version ? (
        <Button busy={busy} onClick={restore}>
          Restore version {version.number} as a new draft
        </Button>
      ) : null}
    </Stack>
  );
}
