import { limits } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';
import type { ImportJob } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { FileInput } from '@fundfront/ui/components/FileInput';
import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { useCan } from '../../session/useCan.ts';
import { ImportList } from './ImportList.tsx';
import { ImportView } from './ImportView.tsx';
import { useStartImport } from './useImport.ts';

export const importSize = formatBytes(limits.importBytes);

export function fileProblem(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const other = files.find(({ name }) => !/\.(csv|xlsx)$/i.test(name));
  if (other) return `${other.name} is neither a CSV file nor a workbook (.xlsx). Save it as one of them.`;
  const large = files.find(({ size }) => size > limits.importBytes);
  if (large) return `${large.name} is larger than ${importSize}. Split it by date.`;
  const empty = files.find(({ size }) => size === 0);
  if (empty) return `${empty.name} is empty. Choose another file.`;
  return undefined;
}

interface ChooseFilesProps {
  files: readonly File[];
  onChoose: (files: readonly File[]) => void;
  start: ReturnType<typeof useStartImport>;
}

function useOpenedImport() {
  const [params, setParams] = useSearchParams();
  const open = ({ id }: Pick<ImportJob, 'id'>) => setParams({ id });
  return { opened: params.get('id') ?? undefined, open };
}

function ChooseFiles({ files, onChoose, start }: ChooseFilesProps) {
  const problem = fileProblem(files);
  return (
    <Stack space="m">
      <Text tone="secondary">
        Choose the list of funds, the price history and, if you have one, the price file of a single fund. Nothing is
        saved by the check: it shows what was understood and every row with a problem.
      </Text>
      <Field
        label="Files"
        help={`CSV or Excel (.xlsx), up to ${importSize} together. Choose or drop all of them together.`}
        error={problem}
      >
        {(control) => (
          <FileInput
            {...control}
            label="Choose files"
            hint="or drop them here"
            clearLabel="Take back"
            accept=".csv,.xlsx,text/csv"
            multiple
            onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
          />
        )}
      </Field>
      <Inline space="s">
        <Button
          busy={start.isPending}
          disabled={files.length === 0 || problem !== undefined}
          onClick={() => start.mutate({ files, again: 'no' })}
        >
          Check the files
        </Button>
      </Inline>
      {start.error ? (
        <Notice tone="bad" role="alert" title="The files could not be sent">
          {errorMessage(start.error)} Nothing was saved.
        </Notice>
      ) : null}
    </Stack>
  );
}

export function ImportScreen() {
  const canImport = useCan('import.run');
  const canApprove = useCan('nav.approve');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { opened, open } = useOpenedImport();
  const start = useStartImport(open);
  const again = files.length > 0 ? () => start.mutate({ files, again: 'yes' }) : undefined;
  return (
    <Screen
      title={canImport ? 'Import funds and prices' : 'Import'}
      note="Nothing is saved until you submit and another person approves, and then all of it or none"
      crumbs={[{ label: 'Funds', href: '/admin/funds' }]}
    >
      <Stack space="l">
        {canImport ? (
          <ChooseFiles files={files} onChoose={setFiles} start={start} />
        ) : (
          <Notice tone={canApprove ? 'info' : 'warn'} title="Your role may not import">
            {canApprove
              ? 'You approve what an administrator or a NAV maker sends.'
              : 'An administrator or a NAV maker can do it.'}
          </Notice>
        )}
        {opened === undefined ? null : <ImportView key={opened} id={opened} onAgain={canImport ? again : undefined} />}
        <ImportList opened={opened} />
      </Stack>
    </Screen>
  );
}
