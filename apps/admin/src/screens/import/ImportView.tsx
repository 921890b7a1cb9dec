import type { ImportFinding, ImportFindingKind, ImportJob, ImportReport } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { ProgressBar } from '@fundfront/ui/components/ProgressBar';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useCan } from '../../session/useCan.ts';
import { ColumnMap } from './ColumnMap.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { FindingKinds } from './FindingKinds.tsx';
import { FindingRows } from './FindingRows.tsx';
import * as styles from './Import.css.ts';
import { LeaveOutDialog } from './LeaveOutDialog.tsx';
import { figure, markOf, progressText } from './labels.ts';
import { MendDialog } from './MendDialog.tsx';
import { useImportActions, useImportJob } from './useImport.ts';

function headlineOf({ state, report }: ImportJob): string | null {
  if (!report) return null;
  const read = `${figure(report.rows.read)} rows read, ${figure(report.rows.skipped)} not used`;
  if (state === 'checked') return `Checked: ${read}. Nothing is saved yet.`;
  if (state === 'waiting') return `Sent for approval: ${read}`;
  return state === 'applied' ? `Imported: ${read}` : null;
}

function Progress({ job }: { job: ImportJob }) {
  if (!job.progress) return null;
  const { done, total } = job.progress;
  return (
    <div role="status">
      <ProgressBar
        label={job.state === 'applying' ? 'Being applied' : 'Being checked'}
        {...(total !== null && { value: done, max: Math.max(total, 1) })}
        valueText={progressText(job.progress)}
      />
      <p className={styles.quiet}>
        {job.state === 'applying' ? 'It is applied in one transaction, which cannot be paused. ' : ''}
        You can leave: it goes on, also after a restart.
      </p>
    </div>
  );
}

function Changes({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  const groups = [
    { name: 'Funds', ...report.funds },
    { name: 'Categories', ...report.categories },
    { name: 'Prices', ...report.prices },
    { name: 'Returns', ...report.returns },
  ];
  const title = isDone ? 'Changes' : 'Would change';
  return (
    <Panel title={title} inset="none">
      <Table caption={title} hideCaption layout="plain">
        <THead>
          <Row>
            <HeadCell>What</HeadCell>
            <HeadCell numeric>New</HeadCell>
            <HeadCell numeric>Changed</HeadCell>
            <HeadCell numeric>As before</HeadCell>
          </Row>
        </THead>
        <TBody>
          {groups.map(({ name, created, updated, unchanged }) => (
            <Row key={name}>
              <Cell head>{name}</Cell>
              <Cell numeric>{figure(created)}</Cell>
              <Cell numeric>{figure(updated)}</Cell>
              <Cell numeric>{figure(unchanged)}</Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </Panel>
  );
}

function Findings({ job, actions }: { job: ImportJob; actions: ReturnType<typeof useImportActions> }) {
  const canImport = useCan('import.run');
  const [chosen, setChosen] = useState<ImportFindingKind>();
  const [leaving, setLeaving] = useState<{ kind: ImportFindingKind; count: number }>();
  const [mending, setMending] = useState<ImportFinding>();
  if (job.kinds.length === 0 || job.state === 'checking') return null;
  const isOpen = canImport && job.state === 'checked';
  return (
    <>
      <FindingKinds
        id={job.id}
        kinds={job.kinds}
        chosen={chosen}
        onChoose={setChosen}
        onLeaveOut={isOpen ? (kind, count) => setLeaving({ kind, count }) : undefined}
      />
      <FindingRows key={chosen ?? 'all'} id={job.id} kind={chosen} onMend={isOpen ? setMending : undefined} />
      {leaving ? (
        <LeaveOutDialog id={job.id} {...leaving} actions={actions} onClose={() => setLeaving(undefined)} />
      ) : null}
      {mending ? (
        <MendDialog id={job.id} finding={mending} actions={actions} onClose={() => setMending(undefined)} />
      ) : null}
    </>
  );
}

interface ImportViewProps {
  id: string;
  /** Undefined where the files are not at hand: of an import that was applied, to send them once more. */
  onAgain: (() => void) | undefined;
}

/** One import, from the upload until it is applied. Its address holds it, so that a reload shows where it is. */
export function ImportView({ id, onAgain }: ImportViewProps) {
  const { data: job, error, refetch } = useImportJob(id);
  const actions = useImportActions(id);
  const canImport = useCan('import.run');
  if (!job) return error ? <CallError what="This import" error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
  const headline = headlineOf(job);
  const names = job.files.map(({ name }) => name).join(', ');
  return (
    <section aria-label={names} className={styles.layout}>
      <div className={styles.main}>
        <div>
          <div className={styles.head}>
            <h2 className={styles.title}>{names}</h2>
            <StatusMark {...markOf(job)} />
          </div>
          <p className={styles.quiet}>
            {`${job.maker}, ${formatInstant(job.madeAt)}`}
            {job.decider === null || job.decidedAt === null
              ? ''
              : `; decided by ${job.decider}, ${formatInstant(job.decidedAt)}`}
          </p>
        </div>
        <Progress job={job} />
        {job.pausedAt === null ? null : (
          <Notice tone="info" role="status" title={`Paused, ${formatInstant(job.pausedAt)}`}>
            It stays so until somebody resumes it, also after a restart. Its check then begins again.
          </Notice>
        )}
        {job.problem === null ? null : (
          <Notice tone="bad" role="alert" title="It did not go through">
            {`${job.problem} Nothing of it was saved.`}
          </Notice>
        )}
        {headline === null ? null : (
          <Notice tone={job.state === 'applied' ? 'ok' : 'info'} title={headline} role="status">
            {job.state === 'applied' && onAgain ? (
              <Button tone="secondary" size="s" onClick={onAgain}>
                Import the same files again
              </Button>
            ) : null}
          </Notice>
        )}
        {job.report && job.state !== 'checking' ? (
          <Changes report={job.report} isDone={job.state === 'applied'} />
        ) : null}
        {job.state === 'checking' ? null : (
          <ColumnMap id={id} actions={canImport && job.state === 'checked' ? actions : undefined} />
        )}
        <Findings job={job} actions={actions} />
      </div>
      <DecisionPanel job={job} actions={actions} />
    </section>
  );
}
