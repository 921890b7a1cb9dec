import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waiting } from '../../entries/list/List.css.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { SecretDialog, type ShownSecret } from './SecretDialog.tsx';
import { emptyWebhook, WebhookDialog, type WebhookDraft } from './WebhookDialog.tsx';
import { WebhookTable } from './WebhookTable.tsx';

export function WebhooksScreen() {
  const { data, error, refetch } = useCall(calls.listWebhooks, {});
  const cache = useQueryClient();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  useShortcut('create', () => setMaking(true));

  async function make(body: WebhookDraft) {
    const made = await api.call(calls.createWebhook, { body });
    setMaking(false);
    setSecret({ what: 'The signing secret', of: made.webhook.name, secret: made.secret });
    await cache.invalidateQueries({ queryKey: [calls.listWebhooks.path] });
  }

  return (
    <Screen
      title="Webhooks"
      crumbs={[{ label: 'Site' }]}
      note="Other programs are told of changes as they happen"
      inset="none"
      actions={
        <Button shortcut={keyLabel('create')} onClick={() => setMaking(true)}>
          New webhook
        </Button>
      }
    >
      {data && data.webhooks.length > 0 ? <WebhookTable webhooks={data.webhooks} /> : null}
      {data?.webhooks.length === 0 ? (
        <EmptyState title="No webhook yet" action={<Button onClick={() => setMaking(true)}>Make one</Button>}>
          A webhook sends a signed message to an address of yours when something is published, moved or received.
        </EmptyState>
      ) : null}
      {!data && error ? <CallError what="Webhooks" error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={4} />
        </div>
      ) : null}
      {making ? (
        <WebhookDialog
          title="New webhook"
          save="Make the webhook"
          draft={emptyWebhook}
          onClose={() => setMaking(false)}
          onSave={make}
        />
      ) : null}
      {secret ? <SecretDialog shown={secret} onClose={() => setSecret(null)} /> : null}
    </Screen>
  );
}
