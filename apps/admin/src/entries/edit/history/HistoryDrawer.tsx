import type { ContentType, Locale } from '@fundfront/content-model';
import { calls, pageTypes, type VersionSummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Drawer } from '@fundfront/ui/components/Drawer';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useState } from 'react';
import { CallError } from '../../../layout/CallError.tsx';
import { useCall } from '../../../session/useCall.ts';
import * as styles from '../Editor.css.ts';
import type { RowEditor } from '../useRowEditor.ts';
import { VersionDiff } from './VersionDiff.tsx';
import { VersionLine } from './VersionLine.tsx';

interface HistoryDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  type: ContentType;
  id: string;
  locale: Locale;
  row: RowEditor;
}

export function HistoryDrawer({ open, onOpenChange, type, id, locale, row }: HistoryDrawerProps) {
  const [chosen, setChosen] = useState<VersionSummary | null>(null);
  const params = { type: type.path, id, locale };
  const page = pageTypes.some((name) => name === type.name) ? { entry: id, locale } : undefined;
  const { data, error, refetch } = useCall(calls.listVersions, { params }, { enabled: open && row.version > 0 });
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        setChosen(null);
        onOpenChange(next);
      }}
      title={chosen ? `Version ${chosen.number} and now` : 'History'}
      actions={
        chosen ? (
          <Button tone="secondary" onClick={() => setChosen(null)}>
            All versions
          </Button>
        ) : undefined
      }
    >
      {chosen ? (
        <VersionDiff
          type={type}
          id={id}
          locale={locale}
          row={row}
          version={chosen}
          onRestored={() => {
            setChosen(null);
            onOpenChange(false);
          }}
        />
      ) : error ? (
        <CallError what="The history" error={error} onRetry={refetch} />
      ) : row.version === 0 ? (
        <p>Nothing is saved in this language yet.</p>
      ) : data ? (
        <ol className={styles.history}>
          {data.versions.map((version) => (
            <VersionLine key={version.number} version={version} page={page} onChoose={() => setChosen(version)} />
          ))}
        </ol>
      ) : (
        <Skeleton lines={6} />
      )}
    </Drawer>
  );
}
