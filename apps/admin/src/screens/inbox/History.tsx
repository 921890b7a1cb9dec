import { submissionStates } from '@fundfront/content-model';
import type { SubmissionDetail, SubmissionEvent } from '@fundfront/content-model/wire';
import type { ReactNode } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { listRole } from '../../layout/listRole.ts';
import * as styles from './Inbox.css.ts';
import { fieldLabel, stateLabel } from './labels.ts';
import { VisitorText } from './VisitorText.tsx';

type Form = SubmissionDetail['form'];

function whatHappened(form: Form, { kind, subject, body }: SubmissionEvent): ReactNode {
  switch (kind) {
    case 'received':
      return <strong>Received</strong>;
    case 'state': {
      const state = submissionStates.find((name) => name === subject);
      return <strong>{state ? stateLabel(form, state) : subject}</strong>;
    }
    case 'assigned':
      return <strong>{subject ? `Assigned to ${subject}` : 'Taken from its assignee'}</strong>;
    case 'note':
      return (
        <>
          <strong>Note</strong>
          {subject ? <VisitorText text={subject} as="prose" /> : ' taken away'}
        </>
      );
    case 'reveal':
      return (
        <>
          <strong>{`${fieldLabel(form, body ?? '')} shown in full`}</strong>: <bdi>{subject}</bdi>
        </>
      );
    case 'reply':
      return (
        <details>
          <summary>
            <strong>Mail sent</strong>: <bdi>{subject}</bdi>
          </summary>
          <div className={styles.mailText}>
            <VisitorText text={body ?? ''} as="prose" />
          </div>
        </details>
      );
  }
}

export function History({ submission: { form, history } }: { submission: SubmissionDetail }) {
  return (
    <ol {...listRole} className={styles.timeline}>
      {history.toReversed().map((event) => (
        <li key={event.id} className={styles.event}>
          {whatHappened(form, event)}
          <span className={styles.eventMeta}>
            {event.who}, <time dateTime={event.at}>{formatInstant(event.at)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
