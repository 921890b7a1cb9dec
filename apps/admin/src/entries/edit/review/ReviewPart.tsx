import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { reviewPath } from '../../../paths/reviewPaths.ts';
import { useTypeRights } from '../../../session/useCan.ts';
import * as styles from '../Editor.css.ts';
import type { RowEditor } from '../useRowEditor.ts';

const SendDialog = lazy(async () => ({ default: (await import('./SendDialog.tsx')).SendDialog }));

interface ReviewPartProps {
  type: ContentType;
  detail: EntryDetail;
  rows: Record<Locale, RowEditor>;
  locales: readonly Locale[];
}

/** What stands between the latest version and the public, and how it is asked for. */
export function ReviewPart({ type, detail, rows, locales }: ReviewPartProps) {
  const { canEdit, canPublish } = useTypeRights(type);
  const [sending, setSending] = useState(false);
  const loaded = useDeferredValue(sending);
  const begun = locales.filter((locale) => detail.rows[locale] !== null);
  const on = (state: string) => begun.filter((locale) => detail.rows[locale]?.state === state);
  const names = (which: readonly Locale[]) => which.map((locale) => localeNames[locale]).join(', ');
  const inReview = on('in-review').filter((locale) => !rows[locale].dirty);
  const returned = on('changes-requested');
  const approved = on('approved').filter((locale) => !rows[locale].dirty);
  const own = begun.filter((locale) => canEdit(locale) || canPublish(locale));
  const sendable = own.filter((locale) => rows[locale].dirty || detail.rows[locale]?.state !== 'live');
  const waiting = [...inReview, ...approved].filter((locale) => own.includes(locale));
  const canSend = sendable.length > waiting.length;
  const reviewed = inReview.length + returned.length + approved.length > 0;
  if (!canSend && !reviewed) return null;
  const link = <TextLink href={reviewPath(detail.id)}>Open the review</TextLink>;
  return (
    <section className={styles.part} aria-label="Review">
      {inReview.length > 0 ? <p>{names(inReview)} waits for an approval. An edit starts the review over.</p> : null}
      {returned.length > 0 ? <p>Changes were requested for {names(returned)}.</p> : null}
      {approved.length > 0 ? <p>{names(approved)} is approved. An edit voids the approval.</p> : null}
      {reviewed ? <p>{link}</p> : null}
      {canSend ? (
        <Button tone="secondary" size="s" onClick={() => setSending(true)}>
          Send for review
        </Button>
      ) : null}
      <Suspense>
        {sending && loaded ? (
          <SendDialog id={detail.id} locales={sendable} rows={rows} onClose={() => setSending(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}
