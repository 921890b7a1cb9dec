import { type AlertRun, calls, type ResponseOf } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { waiting } from '../../entries/list/List.css.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { AlertProgress } from './AlertProgress.tsx';
import * as styles from './Alerts.css.ts';
import { AlertTable } from './AlertTable.tsx';
import { figure } from './labels.ts';
import { MailPreview } from './MailPreview.tsx';
import { RefusedTable } from './RefusedTable.tsx';
import { useAlertActions, useLiveAlerts } from './useAlertActions.ts';

type Listed = ResponseOf<typeof calls.listAlertRuns>;

function noteOf({ subscribers: { en, ur, setAside } }: Listed): string {
  const aside = setAside > 0 ? `; ${figure(setAside)} set aside, since their server refuses` : '';
  return `${figure(en + ur)} confirmed subscribers: ${figure(en)} in English, ${figure(ur)} in Urdu${aside}`;
}

/** What goes out, else what is paused, else the newest. */
function openedOf(runs: readonly AlertRun[], chosen: string | undefined): string | undefined {
  const first = (state: AlertRun['state']) => runs.find((run) => run.state === state);
  return chosen ?? (first('running') ?? first('paused') ?? runs[0])?.id;
}

function useRuns() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const call = useCall(calls.listAlertRuns, { query: cursor ? { cursor } : {} }, { keepPreviousData: true });
  const next = call.data?.nextCursor ?? null;
  const pager =
    next || cursor ? (
      <Pager
        label="Pages of the mails"
        previousLabel="Newer"
        nextLabel="Older"
        summary={cursor ? `Page ${cursors.length + 1}` : 'The newest'}
        previous={cursor ? { onPress: () => setCursors(cursors.slice(0, -1)) } : {}}
        next={next ? { onPress: () => setCursors([...cursors, next]) } : {}}
      />
    ) : null;
  return { ...call, pager };
}

export function AlertsScreen() {
  const { id: chosen } = useParams();
  const { data, error, refetch, pager } = useRuns();
  const opened = openedOf(data?.runs ?? [], chosen);
  const detail = useCall(
    calls.getAlertRun,
    { params: { id: opened ?? '' } },
    { enabled: opened !== undefined, keepPreviousData: false },
  );
  const actions = useAlertActions(opened ?? '');
  const run = detail.data;
  useLiveAlerts(run?.state === 'running' || (data?.runs ?? []).some(({ state }) => state === 'running'));
  return (
    <Screen title="Alerts" note={data ? noteOf(data) : undefined} inset="none">
      {!data && error ? <CallError what="Mails to subscribers" error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={8} />
        </div>
      ) : null}
      {data && data.runs.length === 0 ? (
        <EmptyState title="No mail went to subscribers yet">
          One goes out in the evening of each business day, once its prices are approved, and with each new fund
          manager’s report.
        </EmptyState>
      ) : null}
      {data && data.runs.length > 0 ? (
        <div className={styles.layout}>
          <div className={styles.main}>
            {run ? (
              <AlertProgress run={run} busy={actions.busy} onPause={actions.pause} onResume={actions.resume} />
            ) : detail.error ? (
              <CallError what="This mail" error={detail.error} onRetry={detail.refetch} />
            ) : (
              <div className={waiting} aria-busy="true">
                <Skeleton lines={4} />
              </div>
            )}
            <AlertTable runs={data.runs} opened={opened} />
            {pager}
            {run ? <RefusedTable refused={run.refused} /> : null}
          </div>
          {run ? <MailPreview mails={run.mails} /> : null}
        </div>
      ) : null}
    </Screen>
  );
}
