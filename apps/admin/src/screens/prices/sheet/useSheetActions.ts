import { calls, type PriceSheetRow } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { api } from '../../../session/session.ts';
import { type DraftContent, fundName } from './rowState.ts';
import type { RowStore } from './useRowSaves.ts';

interface Leftover {
  /** Such as `2 were not submitted`. */
  title: string;
  items: readonly { fund: string; name: string; text: string }[];
}

const prices = (count: number) => `${count} ${count === 1 ? 'price' : 'prices'}`;

/** What is done with rows as they are stored: hand over, approve, send back. What was left undone stays on the screen. */
export function useSheetActions(day: string, rows: RowStore) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<Leftover | null>(null);

  async function refresh() {
    await Promise.all([rows.refresh(), queries.invalidateQueries({ queryKey: [calls.listNavDays.path] })]);
    void queries.invalidateQueries({ queryKey: [calls.listAnnouncements.path] });
  }

  async function run(funds: readonly string[], undone: string, send: (drafts: Drafts) => Promise<Outcome>) {
    if (busy) return;
    setBusy(true);
    setLeft(null);
    try {
      // The version that goes along is the one that the last save brought.
      await rows.saves.settled(funds);
      const chosen = funds.flatMap((fund) => rows.rowOf(fund) ?? []);
      const drafts = chosen.flatMap(({ fund, draft }) => (draft ? [{ fund, version: draft.version }] : []));
      if (drafts.length === 0) return;
      const outcome = await send(drafts);
      setLeft(leftoverOf(outcome.left, chosen, undone));
      if (outcome.done > 0) toast.success(outcome.text);
      await refresh();
    } catch (error) {
      toast.error(`Nothing was ${undone}. ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    left,
    dismiss: () => setLeft(null),
    submit: (funds: readonly string[]) =>
      run(funds, 'submitted', async (drafts) => {
        const answer = await api.call(calls.submitPrices, { params: { day }, body: { funds: drafts } });
        const text = `${prices(answer.submitted)} submitted. Another person approves.`;
        return { done: answer.submitted, left: answer.left, text };
      }),
    approve: (funds: readonly string[]) =>
      run(funds, 'published', async (drafts) => {
        const answer = await api.call(calls.approvePrices, { params: { day }, body: { funds: drafts } });
        return { done: answer.approved, left: answer.left, text: `${prices(answer.approved)} published.` };
      }),
    /** Throws what the API refuses. */
    sendBack: async ({ fund, draft }: PriceSheetRow, comment: string) => {
      if (!draft) return;
      const body = { version: draft.version, comment };
      await api.call(calls.sendBackPrice, { params: { day, fund }, body });
      toast.success('Sent back to the maker.');
      await refresh();
    },
    /** Throws what the API refuses. */
    store: async (fund: string, content: DraftContent) => {
      await rows.saves.settled([fund]);
      await rows.store(fund, content);
    },
  };
}

type Drafts = { fund: string; version: number }[];
type Outcome = { done: number; left: { fund: string; text: string }[]; text: string };

function leftoverOf(left: Outcome['left'], rows: readonly PriceSheetRow[], undone: string): Leftover | null {
  if (left.length === 0) return null;
  const items = left.map(({ fund, text }) => {
    const row = rows.find((each) => each.fund === fund);
    return { fund, name: row ? fundName(row) : 'A fund', text };
  });
  return { title: `${left.length} ${left.length === 1 ? 'was' : 'were'} not ${undone}`, items };
}
