import { importFindingsPath, type SheetFormat, sheetFormats } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { downloadTimeoutMs, saveFile } from '../../format/saveFile.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';

/** All findings of the last check, of whatever kind. Buttons: a link would carry no token. */
export function FindingFiles({ id }: { id: string }) {
  const save = useMutation({
    mutationFn: (format: SheetFormat) => api.download(importFindingsPath(id, format), { timeout: downloadTimeoutMs }),
    onSuccess: (file, format) => saveFile(`import-findings.${format}`, file),
    onError: (error) => toast.error(`The findings did not arrive. ${errorMessage(error)}`),
  });
  return sheetFormats.map((format) => (
    <Button
      key={format}
      tone="secondary"
      size="s"
      aria-label={`Download all findings as ${format.toUpperCase()}`}
      busy={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
}
