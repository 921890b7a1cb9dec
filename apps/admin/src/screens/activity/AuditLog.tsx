import { limits } from '@fundfront/content-model';
import { type AuditRow, calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { waiting } from '../../entries/list/List.css.ts';
import { saveFile } from '../../format/saveFile.ts';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Activity.css.ts';
import { AuditInspector } from './AuditInspector.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AuditTabs, AuditToolbar } from './AuditToolbar.tsx';
import { ChainStatus } from './ChainStatus.tsx';
import { auditFilterOf, useAuditState } from './useAuditState.ts';

function useExportAudit(filter: ReturnType<typeof auditFilterOf>) {
  return useMutation({
    mutationFn: () => api.call(calls.exportAudit, { body: filter }),
    onSuccess: ({ name, csv, rows, complete }) => {
      saveFile(name, new Blob([csv], { type: 'text/csv' }));
      if (complete) toast.success(`${rows.toLocaleString('en')} entries. The log has the export itself, too.`);
      else toast.error(`The newest ${limits.exportRows.toLocaleString('en')} alone: filter for the others.`);
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
}

export function AuditLog() {
  const [state, change] = useAuditState();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const filter = auditFilterOf(state);
  const query = { ...filter, ...(state.before && /^\d{1,15}$/.test(state.before) && { before: state.before }) };
  const { data, error, isPlaceholderData, refetch } = useCall(calls.listAudit, { query }, { keepPreviousData: true });
  const verify = useMutation({ mutationFn: () => api.call(calls.verifyAuditChain, {}, { timeout: 120_000 }) });
  const download = useExportAudit(filter);
  const chosen = data?.rows.find((row) => row.id === opened?.id);
  const shown = chosen ?? data?.rows[0];
  return (
    <Screen
      title="Activity log"
      note="Every entry carries the hash of the one before it"
      inset="none"
      actions={
        <>
          <Button tone="quiet" busy={download.isPending} onClick={() => download.mutate()}>
            Export CSV
          </Button>
          <Button tone="secondary" busy={verify.isPending} onClick={() => verify.mutate()}>
            Verify now
          </Button>
        </>
      }
    >
      <ChainStatus result={verify.data} error={verify.error} />
      <AuditTabs state={state} onChange={change} />
      <AuditToolbar state={state} onChange={change} />
      {error ? <CallError what="The activity log" error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={8} />
        </div>
      ) : null}
      {data && data.rows.length === 0 ? (
        <EmptyState title="Nothing like that">Choose another person, action or time.</EmptyState>
      ) : null}
      {data && data.rows.length > 0 ? (
        <div className={styles.layout}>
          <div className={styles.rows} aria-busy={isPlaceholderData}>
            <AuditTable rows={data.rows} opened={shown?.id} onOpen={setOpened} />
            {data.next !== null || state.before ? (
              <Pager
                label="Pages of the activity log"
                previousLabel="Newer"
                nextLabel="Older"
                previous={state.before ? { onPress: () => navigate(-1) } : {}}
                next={data.next === null ? {} : { onPress: () => change({ before: String(data.next) }) }}
              />
            ) : null}
          </div>
          {shown ? <AuditInspector row={shown} chosen={chosen !== undefined} /> : null}
        </div>
      ) : null}
    </Screen>
  );
}
