import { type ContentType, fieldsOf, localeNames } from '@fundfront/content-model';
import { calls, type Review, type ReviewComment } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { useState } from 'react';
import { useReviewActions } from '../../entries/review/useReviewActions.ts';
import { formatAgo } from '../../format/dates.ts';
import { MentionSelect, withMention } from '../../layout/MentionSelect.tsx';
import { api } from '../../session/session.ts';
import * as styles from './Approvals.css.ts';

export function CommentsPanel({ type, review }: { type: ContentType; review: Review }) {
  const [text, setText] = useState('');
  const { busy, run } = useReviewActions();
  const first = review.rows[0];
  const comment = async () => {
    if (!first) return;
    const body = { locale: first.locale, version: first.version, body: text };
    if (await run(() => api.call(calls.commentReview, { params: { id: review.id }, body }), 'Comment added'))
      setText('');
  };
  const resolve = (id: string) => run(() => api.call(calls.resolveComment, { params: { id } }), 'Comment settled');
  return (
    <section className={styles.part} aria-label="Comments">
      <h2 className={styles.partTitle}>Comments</h2>
      {review.comments.length === 0 ? <p className={styles.quiet}>None yet.</p> : null}
      <ul className={styles.list}>
        {review.comments.map((each) => (
          <li key={each.id} className={styles.comment} data-resolved={each.resolvedBy ? '' : undefined}>
            <span>
              <strong>{each.by.name}</strong> <span className={styles.quiet}>{contextOf(type, each)}</span>
            </span>
            <bdi>{each.body}</bdi>
            {each.resolvedBy ? (
              <span>Settled by {each.resolvedBy.name}</span>
            ) : (
              <span>
                <Button tone="quiet" size="s" busy={busy} onClick={() => resolve(each.id)}>
                  Settle
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {first ? (
        <>
          <Field label="Write a comment" help="@ and a name tells that person">
            {(field) => <TextArea {...field} value={text} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <span className={styles.commentActions}>
            <MentionSelect
              people={review.participants}
              onMention={(mention) => setText((written) => withMention(written, mention))}
            />
            <Button tone="secondary" size="s" busy={busy} disabled={text.trim() === ''} onClick={comment}>
              Comment
            </Button>
          </span>
        </>
      ) : null}
    </section>
  );
}

function contextOf(type: ContentType, { locale, version, field, at }: ReviewComment): string {
  const label = field === null ? null : fieldsOf(type, {})[field]?.label;
  return [formatAgo(at), `${localeNames[locale]} v${version}`, label].filter(Boolean).join(', ');
}
