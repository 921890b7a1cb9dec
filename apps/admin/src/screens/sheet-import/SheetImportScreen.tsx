import { adminListPath, type ContentTypeName, contentType, contentTypeByPath, limits } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Field } from '@fundfront/ui/components/Field';
import { FileInput } from '@fundfront/ui/components/FileInput';
import { Notice } from '@fundfront/ui/components/Notice';
import { Select } from '@fundfront/ui/components/Select';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { Text } from '@fundfront/ui/components/Text';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useTypeRights } from '../../session/useCan.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { SheetFindings } from './SheetFindings.tsx';
import { useSheetImport, useTemplate } from './useSheetImport.ts';

function sheetProblem(file: Pick<File, 'name' | 'size'> | undefined): string | undefined {
  if (!file) return undefined;
  if (!/\.(?:csv|xlsx|txt|tsv)$/i.test(file.name)) return `${file.name} is neither CSV nor an Excel workbook (.xlsx).`;
  if (file.size > limits.importBytes)
    return `${file.name} is larger than ${formatBytes(limits.importBytes)}. Split it.`;
  return file.size === 0 ? `${file.name} is empty. Choose another file.` : undefined;
}

/** Steps on one page, not a wizard: everything can be changed, and the dry run follows. */
export function SheetImportScreen() {
  const { type: path = '' } = useParams();
  const name = contentTypeByPath(path);
  if (name && contentType(name).kind === 'collection') return <SheetImport key={name} name={name} />;
  return (
    <Screen title="Import" head="hidden">
      <EmptyState title="There is no such list">Open a list, and choose “From a file” there.</EmptyState>
    </Screen>
  );
}

function SheetImport({ name }: { name: ContentTypeName }) {
  const type = contentType(name);
  const many = type.labels.many.toLowerCase();
  const canEdit = useTypeRights(type).canEdit();
  const { file, report, check, apply, choose, match, readSheet, checkAgain, applyChecked } = useSheetImport(type);
  const template = useTemplate(type);
  const listHref = adminListPath(name);
  const crumbs = [{ label: type.labels.many, href: listHref }];
  const title = `Import ${many}`;
  if (!canEdit)
    return (
      <Screen title={title} crumbs={crumbs}>
        <Notice tone="warn" title="Your role may not import">
          {`Who may edit ${many} can do it.`}
        </Notice>
      </Screen>
    );
  const problem = sheetProblem(file);
  return (
    <Screen title={title} crumbs={crumbs} note="Nothing is saved until you say so, and then all of it or none">
      <Stack space="l">
        <Panel title="1 File">
          <Stack space="m">
            <Text tone="secondary">
              A row with an ID or an address that exists changes that entry, any other row makes a new one. An empty
              cell empties its field; a language whose cells are all empty stays as it is. What a page template adds,
              and what has no column, is left alone.
            </Text>
            <Field
              label="CSV file or Excel workbook"
              help={`Up to ${limits.sheetRows.toLocaleString('en')} rows and ${formatBytes(limits.importBytes)}.`}
              error={problem}
            >
              {(control) => (
                <FileInput
                  {...control}
                  label="Choose a file"
                  hint="or drop it here"
                  clearLabel="Take back"
                  accept=".csv,.xlsx,text/csv"
                  onChange={(event) => {
                    const chosen = event.currentTarget.files?.[0];
                    choose(chosen, sheetProblem(chosen) === undefined);
                  }}
                />
              )}
            </Field>
            {report && report.sheets.length > 1 && !report.applied ? (
              <Field label="Sheet of the workbook">
                {(control) => (
                  <Select
                    {...control}
                    width="fit"
                    value={report.sheet ?? ''}
                    disabled={check.isPending}
                    onChange={(event) => readSheet(event.currentTarget.value)}
                  >
                    {report.sheets.map((sheet) => (
                      <option key={sheet}>{sheet}</option>
                    ))}
                  </Select>
                )}
              </Field>
            ) : null}
            <Inline space="s">
              <Text tone="secondary">Download a template:</Text>
              <Button tone="quiet" size="s" onClick={() => template.mutate('csv')}>
                Template as CSV
              </Button>
              <Button tone="quiet" size="s" onClick={() => template.mutate('xlsx')}>
                Template as workbook
              </Button>
            </Inline>
          </Stack>
        </Panel>
        {check.isPending && !report ? <Spinner label="The file is read" /> : null}
        {check.error ? (
          <Notice tone="bad" role="alert" title="The file could not be checked">
            {errorMessage(check.error)} Nothing was saved.
          </Notice>
        ) : null}
        {apply.error ? (
          <Notice tone="bad" role="alert" title="The import did not go through">
            {errorMessage(apply.error)}
          </Notice>
        ) : null}
        {report && !report.applied ? (
          <ColumnsPanel type={type} columns={report.columns} busy={check.isPending} onMatch={match} />
        ) : null}
        {report ? (
          <>
            <ResultPanel
              type={type}
              report={report}
              listHref={listHref}
              busy={check.isPending}
              applying={apply.isPending}
              onCheck={checkAgain}
              onApply={() => void applyChecked()?.catch(() => {})}
            />
            <SheetFindings report={report} />
            <ChangesPanel report={report} />
          </>
        ) : null}
      </Stack>
    </Screen>
  );
}
