import { limits } from '@fundfront/content-model';
import { calls, type DeliverySummary, deliveryStates, type Webhook } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useState } from 'react';
import { hidden, tab, tabs, waiting } from '../../entries/list/List.css.ts';
import { CallError } from '../../layout/CallError.tsx';
import { useCall } from '../../session/useCall.ts';
import { DeliveryInspector } from './DeliveryInspector.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import * as styles from './Integrations.css.ts';
import { deliveryMarks } from './labels.ts';

/** What happens meanwhile is seen without asking. */
const refreshMs = 5_000;

interface DeliveryLogProps {
  webhook: Webhook;
  opened: string | null;
  onOpen: (delivery: string) => void;
  busy: boolean;
  onRetry: (delivery: string) => void;
}

export function DeliveryLog({ webhook, opened, onOpen, busy, onRetry }: DeliveryLogProps) {
  const [state, setState] = useState<DeliverySummary['state'] | null>(null);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = { ...(state && { state }), ...(cursor && { cursor }) };
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.listDeliveries,
    { params: { id: webhook.id }, query },
    { keepPreviousData: true, refetchInterval: refreshMs },
  );
  const show = (chosen: DeliverySummary['state'] | null) => {
    setState(chosen);
    setCursors([]);
  };
  const next = data?.nextCursor ?? null;
  return (
    <section aria-label="Deliveries">
      <fieldset className={tabs}>
        <legend className={hidden}>Show</legend>
        {[null, ...deliveryStates].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className={tab}
            aria-pressed={each === state}
            onClick={() => show(each)}
          >
            {each === null ? 'All' : deliveryMarks[each].label}
          </button>
        ))}
      </fieldset>
      {!data && error ? <CallError what="The log" error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : null}
      {data?.deliveries.length === 0 ? (
        <EmptyState title={state === null ? 'Nothing was sent yet' : 'Nothing like that'}>
          {`The newest ${limits.webhookDeliveriesKept} deliveries are kept here.`}
        </EmptyState>
      ) : null}
      {data && data.deliveries.length > 0 ? (
        <div className={styles.layout}>
          <div className={styles.rows} aria-busy={isPlaceholderData}>
            <DeliveryTable deliveries={data.deliveries} opened={opened} onOpen={onOpen} />
            {next !== null || cursors.length > 0 ? (
              <Pager
                label="Pages of the log"
                previousLabel="Newer"
                nextLabel="Older"
                previous={cursors.length > 0 ? { onPress: () => setCursors(cursors.slice(0, -1)) } : {}}
                next={next === null ? {} : { onPress: () => setCursors([...cursors, next]) }}
              />
            ) : null}
          </div>
          {opened ? (
            <DeliveryInspector key={opened} webhook={webhook} id={opened} busy={busy} onRetry={onRetry} />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
