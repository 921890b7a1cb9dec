import { calls, type DeliveryDetail, type Webhook } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Facts } from '@fundfront/ui/components/Facts';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { inspector } from '../../layout/workspace.css.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Integrations.css.ts';
import { deliveryMarks, eventLabel } from './labels.ts';

interface DeliveryInspectorProps {
  webhook: Webhook;
  id: string;
  busy: boolean;
  onRetry: (delivery: string) => void;
}

const when = (instant: string | null) => (instant === null ? '—' : formatInstant(instant));

function factsOf(delivery: DeliveryDetail) {
  const { state, event, attempts, lastAttemptAt, nextAttemptAt, responseStatus, durationMs, error, id } = delivery;
  return [
    { term: 'State', value: <StatusMark {...deliveryMarks[state]} /> },
    { term: 'What', value: eventLabel(event) },
    { term: 'Happened', value: formatInstant(delivery.createdAt) },
    { term: 'Attempts', value: String(attempts) },
    { term: 'Last attempt', value: when(lastAttemptAt) },
    ...(nextAttemptAt ? [{ term: 'Next attempt', value: when(nextAttemptAt) }] : []),
    { term: 'Answer', value: responseStatus === null ? 'None' : String(responseStatus) },
    ...(durationMs === null ? [] : [{ term: 'Took', value: `${durationMs.toLocaleString('en')} ms` }]),
    ...(error ? [{ term: 'Why not', value: error }] : []),
    { term: 'Identity', value: <bdi className={styles.code}>{id}</bdi> },
  ];
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

export function DeliveryInspector({ webhook, id, busy, onRetry }: DeliveryInspectorProps) {
  const params = { id: webhook.id, delivery: id };
  const { data, error, refetch } = useCall(calls.getDelivery, { params }, { refetchInterval: 5_000 });
  return (
    <aside className={inspector} aria-label="Delivery">
      {data ? (
        <>
          <h2 className={styles.inspectorTitle}>{eventLabel(data.event)}</h2>
          <Facts layout="rail" items={factsOf(data)} />
          <div className={styles.buttons}>
            <Button
              size="s"
              tone="secondary"
              busy={busy}
              disabled={!webhook.enabled && data.event !== 'webhook.test'}
              onClick={() => onRetry(id)}
            >
              {data.state === 'waiting' ? 'Try now' : 'Send again'}
            </Button>
            {webhook.enabled ? null : <span className={styles.quiet}>Turn the webhook on first</span>}
          </div>
          <section aria-label="Sent">
            <h3 className={styles.inspectorTitle}>Sent</h3>
            <pre className={styles.text}>{pretty(data.body)}</pre>
          </section>
          {data.responseBody ? (
            <section aria-label="Came back">
              <h3 className={styles.inspectorTitle}>Came back</h3>
              <pre className={styles.text}>{data.responseBody}</pre>
            </section>
          ) : null}
        </>
      ) : error ? (
        <CallError what="This delivery" error={error} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </aside>
  );
}
