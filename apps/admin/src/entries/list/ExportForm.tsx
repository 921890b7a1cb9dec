import type { ContentType } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model';
import { type ExportRequest, exportPath, type SheetFormat } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { Radio } from '@fundfront/ui/components/Radio';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { downloadTimeoutMs, saveFile } from '../../format/saveFile.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import * as styles from './List.css.ts';

type Wanted =
  | { of: 'list'; query: Extract<ExportRequest, { of: 'list' }>['query'] }
  | { of: 'selected'; ids: string[] };

export interface ExportFormProps {
  type: ContentType;
  columns: readonly string[];
  wanted: Wanted;
  onDone: () => void;
}

const number = (value: number) => value.toLocaleString('en');

const formats: { value: SheetFormat; label: string; help: string }[] = [
  { value: 'csv', label: 'CSV', help: `UTF-8, at most ${number(limits.exportEntries)} entries` },
  { value: 'xlsx', label: 'Excel workbook', help: `At most ${number(limits.workbookEntries)} entries` },
];

export function ExportForm({ type, columns, wanted, onDone }: ExportFormProps) {
  const [format, setFormat] = useState<SheetFormat>('csv');
  const [every, setEvery] = useState(true);
  const name = useId();
  const what =
    wanted.of === 'list' ? 'All that the list shows, on every page' : `${number(wanted.ids.length)} selected`;
  const download = useMutation({
    mutationFn: () => {
      const body: ExportRequest = { ...wanted, format, ...(!every && { columns: [...columns] }) };
      return api.download(exportPath(type.path), { body, timeout: downloadTimeoutMs });
    },
    onSuccess: (file) => saveFile(`${type.path}.${format}`, file),
    onError: (error) => toast.error(`Nothing was exported. ${errorMessage(error)}`),
  });
  return (
    <div className={styles.popover}>
      <span>{what}</span>
      <FieldGroup legend="Columns">
        <Radio
          name={`${name}-columns`}
          label="All fields, in both languages"
          checked={every}
          onChange={() => setEvery(true)}
        />
        <Radio name={`${name}-columns`} label="Those of the list" checked={!every} onChange={() => setEvery(false)} />
      </FieldGroup>
      <FieldGroup legend="Format">
        {formats.map(({ value, label, help }) => (
          <Radio
            key={value}
            name={`${name}-format`}
            label={label}
            help={help}
            checked={format === value}
            onChange={() => setFormat(value)}
          />
        ))}
      </FieldGroup>
      <Button busy={download.isPending} onClick={() => download.mutateAsync().then(onDone, () => {})}>
        Download
      </Button>
    </div>
  );
}
