import { calls, type PriceSheet } from '@fundfront/content-model/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { api } from '../../../session/session.ts';
import { callKey } from '../../../session/useCall.ts';
import { createRowSaves } from './rowSaves.ts';
import { type DraftContent, isEmptyContent } from './rowState.ts';

/** The rows of a day, as the query cache holds them, and the one way to change what is entered for one. */
export function useRowSaves(day: string) {
  const queries = useQueryClient();
  const queryKey = callKey(calls.getPriceSheet, { params: { day } });
  const refresh = () => queries.invalidateQueries({ queryKey });

  function rowOf(fund: string) {
    return queries.getQueryData<PriceSheet>(queryKey)?.rows.find((row) => row.fund === fund);
  }

  /** Throws what the API refuses. */
  async function store(fund: string, content: DraftContent): Promise<void> {
    const params = { day, fund };
    const version = rowOf(fund)?.draft?.version ?? null;
    const empty = isEmptyContent(content);
    if (empty && version === null) return;
    const saved =
      empty && version !== null
        ? await api.call(calls.discardPriceDraft, { params, query: { version: String(version) } })
        : await api.call(calls.savePriceDraft, { params, body: { version, ...content } });
    // A sheet that was asked for before would bring the row as it was.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<PriceSheet>(
      queryKey,
      (sheet) => sheet && { ...sheet, rows: sheet.rows.map((row) => (row.fund === fund ? saved : row)) },
    );
  }

  const [saves] = useState(() => createRowSaves({ send: store, reload: refresh, now: Date.now }));
  const { edits, savedAt } = useSyncExternalStore(saves.subscribe, saves.getSnapshot);
  return { saves, edits, savedAt, store, refresh, rowOf };
}

export type RowStore = ReturnType<typeof useRowSaves>;
