import { calls, type Webhook } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Facts } from '@fundfront/ui/components/Facts';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { waiting } from '../../entries/list/List.css.ts';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import * as styles from './Integrations.css.ts';
import { eventLabel, typeNames, webhookMark } from './labels.ts';
import { useWebhookActions } from './useWebhookActions.ts';
import { WebhookChanges } from './WebhookChanges.tsx';

const crumbs = [{ label: 'Site' }, { label: 'Webhooks', href: '/admin/webhooks' }];

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  return (
    <Facts
      layout="rail"
      items={[
        { term: 'State', value: <StatusMark {...webhookMark(webhook)} /> },
        { term: 'Address', value: <bdi className={styles.address}>{webhook.url}</bdi> },
        { term: 'Told of', value: webhook.events.map(eventLabel).join(', ') },
        { term: 'Content', value: typeNames(webhook.types) },
        { term: 'Made', value: `${webhook.createdBy ?? 'System'}, ${formatInstant(webhook.createdAt)}` },
      ]}
    />
  );
}

export function WebhookScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(calls.getWebhook, { params: { id } });
  const actions = useWebhookActions(id);
  const [opened, setOpened] = useState<string | null>(null);
  const openSent = async (send: Promise<string | null>) => {
    const sent = await send;
    if (sent) setOpened(sent);
  };
  return (
    <Screen
      title={data?.name ?? 'Webhook'}
      crumbs={crumbs}
      inset="none"
      actions={
        data ? (
          <Button busy={actions.busy === 'test'} onClick={() => openSent(actions.test())}>
            Send a test
          </Button>
        ) : null
      }
    >
      {data ? (
        <>
          <section className={styles.section} aria-label="About this webhook">
            <Stack space="s">
              {data.offBecause === 'failing' ? (
                <Notice tone="warn" title="It was turned off because it kept failing.">
                  Send a test; once it arrives, turn the webhook on and send again what was lost.
                </Notice>
              ) : null}
              <WebhookFacts webhook={data} />
              <WebhookChanges webhook={data} actions={actions} />
            </Stack>
          </section>
          <DeliveryLog
            webhook={data}
            opened={opened}
            onOpen={setOpened}
            busy={actions.busy === 'retry'}
            onRetry={(delivery) => openSent(actions.retry(delivery))}
          />
        </>
      ) : error ? (
        <CallError what="This webhook" error={error} onRetry={refetch} />
      ) : (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </Screen>
  );
}
