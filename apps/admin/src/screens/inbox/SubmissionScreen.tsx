import { forms, isSubmissionForm, submissionPath } from '@fundfront/content-model';
import { calls, type SubmissionDetail } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useLocation, useParams } from 'react-router-dom';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import { Answers } from './Answers.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { DueMark } from './DueMark.tsx';
import { Handling } from './Handling.tsx';
import { History } from './History.tsx';
import * as styles from './Inbox.css.ts';
import { InboxPanes } from './InboxPanes.tsx';
import { inboxAt } from './inboxes.ts';
import { Reply } from './Reply.tsx';
import { StateMark } from './StateMark.tsx';
import { listPathOf } from './submissionPaths.ts';
import { useInbox } from './useInbox.ts';
import { useInboxPanes } from './useInboxPanes.ts';

function SameVisitor({ submissions }: { submissions: SubmissionDetail['sameVisitor'] }) {
  if (submissions.length === 0) return <p className={styles.none}>Nothing else came from this address.</p>;
  return (
    <ul {...listRole} className={styles.timeline}>
      {submissions.map(({ id, form, trackingNumber, state, createdAt }) => (
        <li key={id}>
          <TextLink href={submissionPath(form, id)}>
            <Ltr>{trackingNumber}</Ltr>
          </TextLink>{' '}
          {forms[form].staff.labels.one}
          <span className={styles.eventMeta}>
            <StateMark form={form} state={state} /> {formatAgo(createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function retentionText({ keptUntil, retentionMonths, form }: SubmissionDetail): string {
  if (!isSubmissionForm(form)) return 'Until the subscriber ends it.';
  const months = retentionMonths === 1 ? '1 month' : `${retentionMonths} months`;
  if (keptUntil === null) return `It stays while it is open, and for ${months} after it is done (settings).`;
  return `Until ${formatInstant(keptUntil)}: ${months} after its last change (settings). Then it is removed with its files.`;
}

function Submission({ submission, canHandle }: { submission: SubmissionDetail; canHandle: boolean }) {
  const { form, createdAt, locale } = submission;
  const isHandled = isSubmissionForm(form);
  return (
    <div className={styles.layout} key={submission.id}>
      <div className={styles.column}>
        <Panel title={`Received ${formatInstant(createdAt)}, in ${locale === 'ur' ? 'Urdu' : 'English'}`}>
          <Answers submission={submission} canReveal={canHandle} />
        </Panel>
        {isHandled && canHandle ? (
          <Panel title="Reply by mail">
            <Reply submission={submission} />
          </Panel>
        ) : null}
        {isHandled ? (
          <Panel title="History">
            <History submission={submission} />
          </Panel>
        ) : null}
      </div>
      <div className={styles.column}>
        {isHandled ? (
          <Panel title="Handling">
            <Stack space="m">
              <DueMark {...submission} />
              <AssigneeField submission={submission} disabled={!canHandle} />
              <Handling submission={submission} disabled={!canHandle} />
            </Stack>
          </Panel>
        ) : null}
        <Panel title="Same visitor">
          <SameVisitor submissions={submission.sameVisitor} />
        </Panel>
        <Panel title="Kept">
          <p className={styles.none}>{retentionText(submission)}</p>
        </Panel>
      </div>
    </div>
  );
}

export function SubmissionScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(calls.openSubmission, { params: { id } });
  const form = data?.form ?? 'requestCall';
  const canHandle = useCan(forms[form].handlePermission);
  const location = useLocation();
  const of = inboxAt(location.pathname);
  const panes = useInboxPanes();
  useCollapsedNav(panes);
  const inbox = useInbox(of, panes);
  const shown = data ? (
    <Submission submission={data} canHandle={canHandle} />
  ) : error ? (
    <CallError what="The submission" error={error} onRetry={refetch} />
  ) : (
    <Skeleton lines={8} />
  );
  return (
    <Screen
      title={data?.trackingNumber ?? 'Submission'}
      crumbs={[{ label: 'Today' }, { label: of.title, href: listPathOf(location) }]}
      note={data ? <StateMark form={form} state={data.state} /> : undefined}
      inset={panes ? 'none' : 'normal'}
    >
      {panes ? (
        <InboxPanes inbox={inbox} current={id}>
          {shown}
        </InboxPanes>
      ) : (
        shown
      )}
    </Screen>
  );
}
