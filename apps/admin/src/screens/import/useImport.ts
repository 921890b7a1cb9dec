import type { InputOf } from '@fundfront/api-client';
import { calls, type ImportJob } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { callKey, useCall } from '../../session/useCall.ts';

const refreshMs = 1_000;
/** A large file on a slow line. */
const uploadTimeout = 180_000;

/** One import, asked for again while it goes on; what it changed is read anew when it ends. */
export function useImportJob(id: string) {
  const queries = useQueryClient();
  const call = useCall(calls.getImport, { params: { id } });
  const { data, refetch } = call;
  const goesOn = data ? data.progress !== null : false;
  const wentOn = useRef(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => void refetch(), refreshMs);
    return () => clearInterval(timer);
  }, [goesOn, refetch]);
  useEffect(() => {
    if (wentOn.current && !goesOn) void queries.invalidateQueries();
    wentOn.current = goesOn;
  }, [goesOn, queries]);
  return call;
}

export function useStartImport(onStarted: (job: ImportJob) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ files, again }: { files: readonly File[]; again: 'no' | 'yes' }) => {
      const form = new FormData();
      for (const file of files) form.append('files', file, file.name);
      return api.call(calls.startImport, { query: { again }, form }, { timeout: uploadTimeout });
    },
    onSuccess: (job) => {
      queries.setQueryData(callKey(calls.getImport, { params: { id: job.id } }), job);
      void queries.invalidateQueries({ queryKey: [calls.listImports.path] });
      onStarted(job);
    },
  });
}

type Action =
  | typeof calls.mendImportRow
  | typeof calls.leaveOutImportRows
  | typeof calls.mapImportColumns
  | typeof calls.recheckImport
  | typeof calls.pauseImport
  | typeof calls.resumeImport
  | typeof calls.submitImport
  | typeof calls.approveImport
  | typeof calls.rejectImport;

/** What can be done about one import. Each answers with the import as it is then. */
export function useImportActions(id: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Rejects with the API's words, for a dialog that shows them itself. */
  async function send<C extends Action>(call: C, input: InputOf<C>): Promise<void> {
    const job = await api.call(call, input);
    queries.setQueryData(callKey(calls.getImport, { params: { id } }), job);
    await Promise.all(
      [calls.listImports, calls.listImportFindings, calls.getImportColumns].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    );
  }

  async function run<C extends Action>(call: C, input: InputOf<C>, success: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await send(call, input);
      toast.success(success);
    } catch (error) {
      toast.error(errorMessage(error));
      void queries.invalidateQueries({ queryKey: [calls.getImport.path] });
    } finally {
      setBusy(false);
    }
  }

  return { busy, send, run };
}

export type ImportActions = ReturnType<typeof useImportActions>;
