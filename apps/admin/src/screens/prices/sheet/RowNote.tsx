import { formatDay } from '@fundfront/content-model';
import { findingLabels } from '@fundfront/content-model/findingLabels';
import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Lock } from '@fundfront/ui/icons';
import { formatAgo, formatInstant } from '../../../format/dates.ts';
import { fundName, openFindings, stateMarks } from './rowState.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';

interface RowNoteProps {
  view: RowView;
  checker: boolean;
  onRetry: () => void;
  onForget: () => void;
  onNoPrice: () => void;
}

/** The last column: where the row stands, and what is to be said or done about it. */
export function RowNote({ view, checker, onRetry, onForget, onNoPrice }: RowNoteProps) {
  const { row, edit, state, editable } = view;
  if (edit?.state === 'saving') return <span className={styles.note}>Saving</span>;
  if (edit) {
    const name = fundName(row);
    const conflict = edit.state === 'conflict';
    return (
      <span className={styles.note}>
        <StatusMark status="returned" label={conflict ? 'Not saved: changed by another' : 'Not saved'} />
        <span className={styles.quiet}>{conflict ? otherText(row) : edit.message}</span>
        <button type="button" className={styles.linkButton} aria-label={`Save ${name} again`} onClick={onRetry}>
          {conflict ? 'Save mine' : 'Try again'}
        </button>
        <button
          type="button"
          className={styles.linkButton}
          aria-label={`Forget what I typed for ${name}`}
          onClick={onForget}
        >
          {conflict ? 'Take theirs' : 'Forget it'}
        </button>
      </span>
    );
  }
  return (
    <span className={styles.note}>
      <StatusMark status={stateMarks[state].status} label={markText(row, state)} />
      <Detail view={view} checker={checker} />
      {state === 'missing' && editable && row.draft === null ? (
        // Out of the way of the tab key, which goes from cell to cell; the inspector has the same for it.
        <button
          type="button"
          tabIndex={-1}
          className={styles.linkButton}
          aria-label={`No NAV for ${fundName(row)}`}
          onClick={onNoPrice}
        >
          No NAV…
        </button>
      ) : null}
    </span>
  );
}

function otherText({ draft, announced }: PriceSheetRow): string {
  if (draft) return `${draft.maker} has ${draft.nav ?? 'no NAV'} here now.`;
  return announced ? 'It was published meanwhile.' : 'The row is empty now.';
}

function markText(row: PriceSheetRow, state: RowView['state']): string {
  const open = openFindings(row);
  const first = open[0];
  if (first && state !== 'waiting' && state !== 'sent-back') {
    const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
    return `${findingLabels[first.kind].finding}${more}`;
  }
  return stateMarks[state].label;
}

function Detail({ view, checker }: { view: RowView; checker: boolean }) {
  const { row, state } = view;
  const { draft, announced, findings, needsAnother } = row;
  if (state === 'published' && announced) {
    const { recordedAt, maker, corrections } = announced;
    return (
      <span className={styles.quiet}>
        <time dateTime={recordedAt} title={formatInstant(recordedAt)}>
          {formatAgo(recordedAt)}
        </time>
        {maker === null ? ', sample' : ''}
        {corrections > 0 ? `, corrected ${corrections === 1 ? 'once' : `${corrections} times`}` : ''}
      </span>
    );
  }
  if (state === 'waiting' && needsAnother && checker) {
    return (
      <span className={styles.note}>
        <Lock size="s" />
        You entered this one
      </span>
    );
  }
  if (!draft) return null;
  if (state === 'sent-back' && draft.comment) return <span>{draft.comment}</span>;
  if (draft.note) return <span>{`Reason: ${draft.note}`}</span>;
  if (announced) return <span className={styles.quiet}>Correction</span>;
  if (state === 'waiting') {
    const found = openFindings(row).map(({ kind }) => findingLabels[kind].finding);
    if (found.length > 0) return <span>{found.join(', ')}</span>;
  }
  const explained = findings.find(({ severity }) => severity === 'explained');
  if (explained) return <span className={styles.quiet}>{findingLabels[explained.kind].finding}</span>;
  return draft.kind === 'no-price' && draft.until ? (
    <span className={styles.quiet}>{`until ${formatDay(draft.until)}`}</span>
  ) : null;
}
