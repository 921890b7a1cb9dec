import { calls, type Webhook } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { draftOf, type WebhookDraft } from './WebhookDialog.tsx';

/** Longer than the API waits for a receiver. */
const sending = { timeout: 20_000 };

export function useWebhookActions(id: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const params = { id };
  const refresh = () =>
    Promise.all(
      [calls.listWebhooks, calls.getWebhook, calls.listDeliveries, calls.getDelivery].map(({ path }) =>
        cache.invalidateQueries({ queryKey: [path] }),
      ),
    );

  async function run<Result>(what: string, action: () => Promise<Result>): Promise<Result | null> {
    if (busy) return null;
    setBusy(what);
    try {
      return await action();
    } catch (error) {
      toast.error(errorMessage(error));
      return null;
    } finally {
      await refresh();
      setBusy(null);
    }
  }

  /** @returns the delivery's id, whatever became of it */
  async function sent(what: string, send: () => ReturnType<typeof sendTest>): Promise<string | null> {
    const delivery = await run(what, send);
    if (delivery?.state === 'delivered') toast.success('It arrived.');
    else if (delivery) toast.error(`It did not arrive. ${delivery.error ?? ''}`);
    return delivery?.id ?? null;
  }
  const sendTest = () => api.call(calls.testWebhook, { params }, sending);

  return {
    busy,
    test: () => sent('test', sendTest),
    retry: (delivery: string) =>
      sent('retry', () => api.call(calls.retryDelivery, { params: { id, delivery } }, sending)),
    turn: (webhook: Webhook, enabled: boolean) =>
      run('turn', async () => {
        await api.call(calls.updateWebhook, { params, body: { ...draftOf(webhook), enabled } });
        toast.success(enabled ? 'It is on: what happens from now on is sent.' : 'It is off: nothing more is sent.');
      }),
    /** Throws what the API refuses, for the form to show. */
    save: async (draft: WebhookDraft, enabled: boolean) => {
      await api.call(calls.updateWebhook, { params, body: { ...draft, enabled } });
      await refresh();
    },
    renewSecret: () => run('secret', () => api.call(calls.renewWebhookSecret, { params })),
    remove: () =>
      run('remove', async () => {
        await api.call(calls.deleteWebhook, { params });
        toast.success('The webhook is removed.');
        return true;
      }),
  };
}

export type WebhookActions = ReturnType<typeof useWebhookActions>;
