import { type Locale, localeNames } from '@fundfront/content-model';
import type { Review } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { useState } from 'react';
import { reviewCalls, useReviewActions } from '../../entries/review/useReviewActions.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import * as styles from './Approvals.css.ts';
import { canApprove, standingText } from './standingText.ts';

type Choice = Locale | 'both';

const byChoice = (review: Review, choice: Choice) =>
  review.rows.filter(({ state, locale }) => state === 'open' && (choice === 'both' || locale === choice));

export function DecisionPanel({ review, onDone }: { review: Review; onDone: () => void }) {
  const open = review.rows.filter(({ state }) => state === 'open');
  const [choice, setChoice] = useState<Choice>('both');
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const { busy, run } = useReviewActions();
  const chosen = byChoice(review, open.length > 1 ? choice : 'both');
  const rows = chosen.map(({ locale, version }) => ({ locale, version }));
  const refusing = chosen.find(({ standing }) => !canApprove(standing));
  const faults = chosen.flatMap((row) => row.faults.map((fault) => `${localeNames[row.locale]}: ${fault}`));
  const canDecide = chosen.length > 0 && !refusing;
  const decide = async (work: () => Promise<unknown>, done: string) => {
    if (await run(work, done)) onDone();
  };
  const approve = (publish: boolean) => {
    if (!canDecide || busy || (publish && faults.length > 0)) return;
    void decide(
      () => reviewCalls.approve(review.id, rows, publish),
      publish ? 'Approved and published' : 'Approved. It is not public yet.',
    );
  };
  useShortcut('approve', () => approve(true));
  useShortcut('requestChanges', () => canDecide && setAsking(true));

  if (open.length === 0) return <Decided review={review} />;
  if (!canDecide) return <NotYours review={review} text={standingText(refusing?.standing ?? null)} onDone={onDone} />;
  return (
    <section className={styles.part} aria-label="Decision">
      <h2 className={styles.partTitle}>Decide on {rows.map(({ locale }) => localeNames[locale]).join(' and ')}</h2>
      {open.length > 1 ? (
        <SegmentedControl
          label="Languages to decide on"
          options={[
            { value: 'both', label: 'Both' },
            ...open.map(({ locale }) => ({ value: locale, label: localeNames[locale], lang: locale })),
          ]}
          value={choice}
          onChange={setChoice}
        />
      ) : null}
      {faults.length > 0 ? (
        <Notice
          tone="bad"
          title={`${faults.length === 1 ? '1 finding stops' : `${faults.length} findings stop`} publication`}
        >
          {faults.join('. ')}
        </Notice>
      ) : null}
      <Button
        shortcut={keyLabel('approve')}
        busy={busy}
        disabled={faults.length > 0}
        onClick={() => approve(true)}
        stretch="always"
      >
        Approve and publish
      </Button>
      <Button tone="secondary" busy={busy} onClick={() => approve(false)} stretch="always">
        Approve only
      </Button>
      {asking ? (
        <>
          <Field label="What should change?">
            {(field) => (
              <TextArea {...field} value={note} autoFocus onChange={(event) => setNote(event.target.value)} />
            )}
          </Field>
          <Button
            tone="secondary"
            busy={busy}
            disabled={note.trim() === ''}
            stretch="always"
            onClick={() =>
              decide(() => reviewCalls.requestChanges(review.id, rows, note), 'Sent back with your reason')
            }
          >
            Send back
          </Button>
        </>
      ) : (
        <Button tone="secondary" shortcut={keyLabel('requestChanges')} onClick={() => setAsking(true)} stretch="always">
          Request changes
        </Button>
      )}
      <p className={styles.quiet}>{standingText(chosen[0]?.standing ?? null)}</p>
    </section>
  );
}

function NotYours({ review, text, onDone }: { review: Review; text: string; onDone: () => void }) {
  const { busy, run } = useReviewActions();
  return (
    <section className={styles.part} aria-label="Decision">
      <h2 className={styles.partTitle}>You can’t approve this</h2>
      <p>{text}</p>
      {review.deciders.length > 0 ? (
        <ul className={styles.list}>
          {review.deciders.map(({ id, name }) => (
            <li key={id}>
              <strong>{name}</strong> can decide
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>Nobody can approve both languages at once. An administrator can add a publisher.</p>
      )}
      <Button
        tone="secondary"
        busy={busy}
        onClick={async () => {
          if (await run(() => reviewCalls.withdraw(review.id), 'Taken back to a draft')) onDone();
        }}
      >
        Take it back to draft
      </Button>
      <p className={styles.quiet}>If you edit again, the review starts over with the next version.</p>
    </section>
  );
}

function Decided({ review }: { review: Review }) {
  const approved = review.rows.filter((row) => row.approved);
  return (
    <section className={styles.part} aria-label="Decision">
      <h2 className={styles.partTitle}>{approved.length > 0 ? 'Approved' : 'Nothing waits for a decision'}</h2>
      {approved.map((row) => (
        <p key={row.locale}>
          <span lang={row.locale}>{localeNames[row.locale]}</span> v{row.version} by {row.approved?.by.name}
          {row.approved?.single ? ', who wrote it too: nobody else could' : ''}
        </p>
      ))}
      <p className={styles.quiet}>
        {approved.length > 0
          ? 'A later save would void the approval.'
          : 'The latest version was not sent for review, or was decided already.'}
      </p>
    </section>
  );
}
