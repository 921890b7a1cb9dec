import { formNames, forms } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../frame/CallError.tsx';
import { Panel } from '../../frame/Panel.tsx';
import { Screen } from '../../frame/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useMay } from '../../session/useMay.ts';
import { Answers } from './Answers.tsx';
import { Handling } from './Handling.tsx';
import * as styles from './Inbox.css.ts';
import { StateMark } from './SubmissionTable.tsx';
import { formTitles } from './words.ts';

/** One submission: what was sent, its files, and where it stands. */
export function SubmissionScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const form = formNames.find((name) => name === params.get('form')) ?? 'requestCall';
  const mayHandle = useMay(forms[form].handling);
  const { data, error, refetch } = useCall(calls.getSubmission, { params: { form, id } });
  const list = form === 'career' ? '/admin/job-applications' : `/admin/forms?form=${form}`;
  return (
    <Screen
      title={data?.reference ?? 'Submission'}
      crumbs={[{ label: 'Today' }, { label: formTitles[form], href: list }]}
      note={data ? <StateMark state={data.state} /> : undefined}
    >
      {error?.code === 'NOT_FOUND' ? (
        <EmptyState title="There is nothing here">It was removed, or the address is mistyped.</EmptyState>
      ) : error ? (
        <CallError what="The submission" error={error} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? (
        <div className={styles.layout}>
          <Panel title={`Received ${formatInstant(data.createdAt)}, in ${data.locale === 'ur' ? 'Urdu' : 'English'}`}>
            <Answers submission={data} mayReveal={mayHandle} />
          </Panel>
          {form === 'subscribe' ? null : (
            <Panel title="Handling">
              <Handling key={data.version} submission={data} disabled={!mayHandle} />
            </Panel>
          )}
        </div>
      ) : null}
    </Screen>
  );
}
