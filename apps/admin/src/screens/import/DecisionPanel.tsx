import { limits } from '@fundfront/content-model';
import { calls, type ImportJob } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Facts } from '@fundfront/ui/components/Facts';
import { Field } from '@fundfront/ui/components/Field';
import { Text } from '@fundfront/ui/components/Text';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { Panel } from '../../layout/Panel.tsx';
import { useCan } from '../../session/useCan.ts';
import { figure } from './labels.ts';
import type { ImportActions } from './useImport.ts';

interface DecisionPanelProps {
  job: ImportJob;
  actions: ImportActions;
}

/** Disabled buttons say why. */
export function hindrance({ blocked, unchecked, state, report }: ImportJob): string | null {
  if (state !== 'checked') return 'Check again first.';
  if (unchecked > 0) return `${figure(unchecked)} changed since the check: check again first.`;
  if (blocked > 0) {
    return `${figure(blocked)} ${blocked === 1 ? 'row' : 'rows'} must be settled first: mend or leave out. All is applied, or nothing.`;
  }
  return (report?.rows.read ?? 0) === 0 ? 'There is nothing in these files.' : null;
}

function Counts({ job }: { job: ImportJob }) {
  const { report, leftOut, mended, blocked } = job;
  if (!report) return null;
  return (
    <Facts
      items={[
        { term: 'New prices', value: figure(report.prices.created) },
        { term: 'The same, no change', value: figure(report.prices.unchanged) },
        { term: 'Corrections of announced prices', value: figure(report.prices.updated) },
        { term: 'Rows mended', value: figure(mended) },
        { term: 'Rows left out', value: figure(leftOut) },
        { term: 'Rows still blocked', value: figure(blocked) },
      ]}
    />
  );
}

function Submit({ job, actions }: DecisionPanelProps) {
  const [note, setNote] = useState('');
  const params = { id: job.id };
  const why = hindrance(job);
  const isReplacing = job.samples === 'replace';
  const recheck = (samples: ImportJob['samples']) =>
    actions.run(calls.recheckImport, { params, body: { samples } }, 'It is checked again.');
  const samplesLabel = `${figure(job.report?.sampleFunds ?? 0)} sample funds make way`;
  return (
    <>
      {isReplacing || (job.report?.sampleFunds ?? 0) > 0 ? (
        <Checkbox
          label={isReplacing ? 'The sample funds make way' : samplesLabel}
          help="They go to the trash when this is applied. It is checked again."
          checked={isReplacing}
          disabled={actions.busy}
          onChange={({ target }) => void recheck(target.checked ? 'replace' : 'keep')}
        />
      ) : null}
      <Field label="A word to who approves" help="Such as why a jump is right">
        {(control) => (
          <TextArea
            {...control}
            maxLength={limits.noteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Inline space="s">
        <Button tone="secondary" busy={actions.busy} onClick={() => void recheck(job.samples)}>
          Check again
        </Button>
        <Button
          busy={actions.busy}
          disabled={why !== null}
          onClick={() => void actions.run(calls.submitImport, { params, body: { note } }, 'It was sent.')}
        >
          {`Submit ${figure(job.report ? job.report.rows.read - job.report.rows.skipped : 0)} rows`}
        </Button>
      </Inline>
      <Text tone="secondary">
        {why ?? 'Nothing is saved before it is approved; where nobody else may approve, at once.'}
      </Text>
    </>
  );
}

function Decide({ job, actions }: DecisionPanelProps) {
  const canApprove = useCan('nav.approve');
  const params = { id: job.id };
  return (
    <>
      {job.note === '' ? null : <Text>{`${job.maker}: ${job.note}`}</Text>}
      <Inline space="s">
        {canApprove && !job.needsAnother ? (
          <Button
            busy={actions.busy}
            onClick={() => void actions.run(calls.approveImport, { params }, 'Approved: it is being applied.')}
          >
            Approve and publish
          </Button>
        ) : null}
        {canApprove || job.isOwn ? (
          <Button
            tone="secondary"
            busy={actions.busy}
            onClick={() => void actions.run(calls.rejectImport, { params }, 'Nothing of it was saved.')}
          >
            {job.isOwn ? 'Take back' : 'Reject'}
          </Button>
        ) : null}
      </Inline>
      <Text tone="secondary">
        {job.needsAnother
          ? 'You sent it, so another person approves it.'
          : 'Approving publishes all of it at once, or nothing. It is never undone, only corrected.'}
      </Text>
    </>
  );
}

/** Of its check alone: what is applied is one transaction. */
function Pause({ job, actions }: DecisionPanelProps) {
  const canApprove = useCan('nav.approve');
  if (job.state !== 'checking' || !(canApprove || job.isOwn)) return null;
  const input = { params: { id: job.id } };
  return job.pausedAt === null ? (
    <Button
      tone="secondary"
      busy={actions.busy}
      onClick={() => void actions.run(calls.pauseImport, input, 'It is paused.')}
    >
      Pause
    </Button>
  ) : (
    <Button busy={actions.busy} onClick={() => void actions.run(calls.resumeImport, input, 'It is checked again.')}>
      Resume
    </Button>
  );
}

/** What would change, and what can be done now. */
export function DecisionPanel({ job, actions }: DecisionPanelProps) {
  const canImport = useCan('import.run');
  const isOpen = job.state === 'checked' || job.state === 'failed';
  return (
    <Panel title={job.state === 'applied' ? 'Applied' : 'Dry run'}>
      <Stack space="m">
        <Counts job={job} />
        {isOpen && canImport ? <Submit job={job} actions={actions} /> : null}
        {job.state === 'waiting' ? <Decide job={job} actions={actions} /> : null}
        <Pause job={job} actions={actions} />
        {(isOpen || job.state === 'checking') && (canImport || job.isOwn) ? (
          <Button
            tone="secondary"
            busy={actions.busy}
            onClick={() => void actions.run(calls.rejectImport, { params: { id: job.id } }, 'Nothing of it was saved.')}
          >
            Cancel, keep nothing
          </Button>
        ) : null}
      </Stack>
    </Panel>
  );
}
