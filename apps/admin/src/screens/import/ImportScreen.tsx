import { limits } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { FileInput } from '@fundfront/ui/components/FileInput';
import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { useCan } from '../../session/useCan.ts';
import { ApplyImport } from './ApplyImport.tsx';
import { ReportView } from './ReportView.tsx';
import { useImport } from './useImport.ts';
import { WaitingImports } from './WaitingImports.tsx';

export const importSize = formatBytes(limits.importBytes);

export function fileProblem(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const other = files.find(({ name }) => !/\.csv$/i.test(name));
  if (other) return `${other.name} is no CSV file. Save it as CSV first.`;
  const large = files.find(({ size }) => size > limits.importBytes);
  if (large) return `${large.name} is larger than ${importSize}. Split it by date.`;
  const empty = files.find(({ size }) => size === 0);
  if (empty) return `${empty.name} is empty. Choose another file.`;
  return undefined;
}

export function ImportScreen() {
  const canImport = useCan('import.run');
  const canApprove = useCan('nav.approve');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { check, apply, report, reset } = useImport();
  const problem = fileProblem(files);

  if (!canImport)
    return (
      <Screen title="Import" crumbs={[{ label: 'Funds', href: '/admin/funds' }]}>
        <Stack space="l">
          <Notice tone={canApprove ? 'info' : 'warn'} title="Your role may not import">
            {canApprove
              ? 'You approve what an administrator or a NAV maker sends.'
              : 'An administrator or a NAV maker can do it.'}
          </Notice>
          <WaitingImports />
        </Stack>
      </Screen>
    );

  return (
    <Screen title="Import funds and prices" crumbs={[{ label: 'Funds', href: '/admin/funds' }]}>
      <Stack space="l">
        <Stack space="m">
          <Text tone="secondary">
            Choose the list of funds, the price history and, if you have one, the price file of a single fund. Nothing
            is saved by the check: it shows what was understood and every row with a problem.
          </Text>
          <Field
            label="Files"
            help={`CSV, up to ${importSize} each. Choose or drop all of them together.`}
            error={problem}
          >
            {(control) => (
              <FileInput
                {...control}
                label="Choose files"
                hint="or drop them here"
                clearLabel="Take back"
                accept=".csv,text/csv"
                multiple
                onChange={(event) => {
                  setFiles([...(event.currentTarget.files ?? [])]);
                  reset();
                }}
              />
            )}
          </Field>
          <Inline space="s">
            <Button
              tone={report ? 'secondary' : 'primary'}
              busy={check.isPending}
              disabled={files.length === 0 || problem !== undefined}
              onClick={() => check.mutate(files)}
            >
              Check the files
            </Button>
            {report && !report.applied && !apply.isSuccess ? (
              <ApplyImport
                report={report}
                busy={apply.isPending}
                onApply={(samples) => apply.mutateAsync({ files, samples })}
              />
            ) : null}
          </Inline>
        </Stack>
        {check.error ? (
          <Notice tone="bad" role="alert" title="The files could not be checked">
            {errorMessage(check.error)} Nothing was saved.
          </Notice>
        ) : null}
        {apply.error ? (
          <Notice tone="bad" role="alert" title="The import did not go through">
            {errorMessage(apply.error)} Look at the funds before you try again.
          </Notice>
        ) : null}
        {report ? <ReportView report={report} sent={apply.isSuccess} /> : null}
        <WaitingImports />
      </Stack>
    </Screen>
  );
}
