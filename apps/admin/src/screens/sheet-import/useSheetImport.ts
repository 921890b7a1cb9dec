import type { ContentType } from '@fundfront/content-model';
import { calls, exportPath, type SheetFormat, type SheetReport } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../format/saveFile.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';

/** Thousands of rows in one transaction. */
const timeout = 180_000;

interface Sent {
  file: File;
  /** As matched; left out, the API suggests. */
  columns?: readonly (string | null)[];
  digest?: string;
  sheet?: string | null;
}

function send(
  type: ContentType,
  mode: 'check' | 'apply',
  { file, columns, digest, sheet }: Sent,
): Promise<SheetReport> {
  const form = new FormData();
  form.append('file', file, file.name);
  if (columns) form.append('columns', JSON.stringify(columns));
  if (digest) form.append('digest', digest);
  if (sheet) form.append('sheet', sheet);
  return api.call(calls.importEntries, { params: { type: type.path }, query: { mode }, form }, { timeout });
}

/** A check saves nothing; what it showed is then applied, and nothing else. */
export function useSheetImport(type: ContentType) {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<SheetReport>();
  const check = useMutation({
    mutationFn: (sent: Sent) => send(type, 'check', sent),
    onSuccess: setReport,
  });
  const apply = useMutation({
    mutationFn: (sent: Sent) => send(type, 'apply', sent),
    onSuccess: setReport,
    onSettled: () => queries.invalidateQueries(),
  });
  const columns = report?.columns.map(({ key }) => key);
  const sheet = report?.sheet ?? null;
  return {
    file,
    report,
    check,
    apply,
    /** @param readable whether it is worth sending */
    choose(next: File | undefined, readable: boolean) {
      setFile(next);
      setReport(undefined);
      check.reset();
      apply.reset();
      if (next && readable) check.mutate({ file: next });
    },
    /** Dry run again, with a column read as another. */
    match(index: number, key: string | null) {
      if (!file || !columns) return;
      apply.reset();
      const chosen = columns.map((each, at) => (at === index ? key : each === key ? null : each));
      check.mutate({ file, sheet, columns: chosen });
    },
    checkAgain() {
      if (!file) return;
      apply.reset();
      check.mutate({ file, sheet, ...(columns && { columns }) });
    },
    /** Its columns are other ones, and are matched anew. */
    readSheet(name: string) {
      if (!file) return;
      apply.reset();
      check.mutate({ file, sheet: name });
    },
    applyChecked: () =>
      file && report && columns ? apply.mutateAsync({ file, sheet, columns, digest: report.digest }) : null,
  };
}

export function useTemplate(type: ContentType) {
  return useMutation({
    mutationFn: (format: SheetFormat) => api.download(exportPath(type.path), { body: { of: 'template', format } }),
    onSuccess: (file, format) => saveFile(`${type.path}-template.${format}`, file),
    onError: (error) => toast.error(`The template did not arrive. ${errorMessage(error)}`),
  });
}
