import { calls, type ImportReport } from '@fundfront/content-model/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session/session.ts';

/** An import publishes every fund it touches; years of prices take their time. */
const timeout = 180_000;

type Samples = 'keep' | 'replace';

function send(files: readonly File[], query: { mode: 'check' | 'apply'; samples?: Samples }): Promise<ImportReport> {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return api.call(calls.importFunds, { query, form }, { timeout });
}

export function useDecision() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'approve' | 'reject' }): Promise<unknown> =>
      decision === 'approve'
        ? api.call(calls.approveImport, { params: { id } }, { timeout })
        : api.call(calls.rejectImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
}

export function useImport() {
  const queries = useQueryClient();
  const [report, setReport] = useState<ImportReport>();
  const check = useMutation({
    mutationFn: (files: readonly File[]) => send(files, { mode: 'check' }),
    onMutate: () => setReport(undefined),
    onSuccess: setReport,
  });
  const apply = useMutation({
    mutationFn: ({ files, samples }: { files: readonly File[]; samples: Samples }) =>
      send(files, { mode: 'apply', samples }),
    onSuccess: setReport,
    // Nearly everything that was read may be old, also after a failure half-way.
    onSettled: () => queries.invalidateQueries(),
  });
  const reset = () => {
    setReport(undefined);
    check.reset();
    apply.reset();
  };
  return { check, apply, report, reset };
}
