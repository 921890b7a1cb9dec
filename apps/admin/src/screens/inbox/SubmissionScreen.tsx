import { formNames, forms, isSubmissionForm } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { Answers } from './Answers.tsx';
import { Handling } from './Handling.tsx';
import * as styles from './Inbox.css.ts';
import { formTitle } from './labels.ts';
import { StateMark } from './StateMark.tsx';
import { listPathOf } from './submissionPaths.ts';

/** Not only NOT_FOUND: what the address holds may be no id at all. */
const notFoundCodes = new Set<string>(['NOT_FOUND', 'VALIDATION', 'BAD_REQUEST']);

export function SubmissionScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const form = formNames.find((name) => name === params.get('form')) ?? 'requestCall';
  const canHandle = useCan(forms[form].handlePermission);
  const { data, error, refetch } = useCall(calls.getSubmission, { params: { form, id } });
  const list = listPathOf(useLocation());
  return (
    <Screen
      title={data?.trackingNumber ?? 'Submission'}
      crumbs={[{ label: 'Today' }, { label: formTitle(form), href: list }]}
      note={data ? <StateMark form={form} state={data.state} /> : undefined}
    >
      {data ? (
        <div className={styles.layout} key={data.id}>
          <Panel title={`Received ${formatInstant(data.createdAt)}, in ${data.locale === 'ur' ? 'Urdu' : 'English'}`}>
            <Answers submission={data} canReveal={canHandle} />
          </Panel>
          {isSubmissionForm(form) ? (
            <Panel title="Handling">
              <Handling submission={data} disabled={!canHandle} />
            </Panel>
          ) : null}
        </div>
      ) : error && notFoundCodes.has(error.code) ? (
        <EmptyState title="There is nothing here">It was removed, or the address is mistyped.</EmptyState>
      ) : error ? (
        <CallError what="The submission" error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Screen>
  );
}
