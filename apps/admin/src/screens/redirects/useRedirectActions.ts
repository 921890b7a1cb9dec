import { calls } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import type { RuleDraft } from './RuleDialog.tsx';

/** Every change is public at once, so each says what it did. */
export function useRedirectActions() {
  const cache = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const refresh = () =>
    Promise.all(
      [calls.listRedirects, calls.listMissedAddresses, calls.tryAddress].map(({ path }) =>
        cache.invalidateQueries({ queryKey: [path] }),
      ),
    );

  async function run(what: string, action: () => Promise<string>): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    try {
      toast.success(await action());
      await refresh();
      return true;
    } catch (error) {
      toast.error(`Nothing was changed. ${errorMessage(error)}`);
      return false;
    } finally {
      setBusy(null);
    }
  }

  /** Throws what the API refuses, for the form to show. */
  async function save({ id, ...body }: RuleDraft): Promise<void> {
    const saved = id
      ? await api.call(calls.updateRedirect, { params: { id }, body })
      : await api.call(calls.createRedirect, { body });
    const more = saved.shortened > 0 ? ` ${saved.shortened} other rules lead there at once, too.` : '';
    toast.success(`${saved.from} leads to ${saved.to}.${more}`);
    await refresh();
  }

  return {
    busy,
    save,
    redirect: (from: string, to: string) =>
      run(from, async () => {
        const body = { from, to, permanent: true, note: 'Visitors asked for it', endsOn: null };
        const saved = await api.call(calls.createRedirect, { body });
        return `${saved.from} leads to ${saved.to}.`;
      }),
    remove: (id: string, from: string) =>
      run(id, async () => {
        await api.call(calls.deleteRedirect, { params: { id } });
        return `${from} leads nowhere now.`;
      }),
    ignore: (path: string, ignored: boolean) =>
      run(path, async () => {
        await api.call(calls.ignoreAddress, { body: { path, ignored } });
        return ignored ? `${path} is left alone.` : `${path} is listed again.`;
      }),
  };
}

export type RedirectActions = ReturnType<typeof useRedirectActions>;
