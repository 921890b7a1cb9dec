import { type ContentType, contentType, isContentTypeName, type Locale, localeNames } from '@fundfront/content-model';
import { calls, type Review } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DisclosurePart } from '../../entries/disclosures/DisclosurePart.tsx';
import { formatAgo } from '../../format/dates.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { workspace } from '../../layout/workspace.css.ts';
import { entryPath } from '../../paths/entryPaths.ts';
import { approvalsPath, reviewPath } from '../../paths/reviewPaths.ts';
import { useCall } from '../../session/useCall.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import * as styles from './Approvals.css.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { ComparedFields } from './ComparedFields.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { PathPanel } from './PathPanel.tsx';

const crumbs = [{ label: 'Approvals', href: approvalsPath }];

export function ReviewScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(calls.getReview, { params: { id } });
  if (data && isContentTypeName(data.type)) {
    return <OpenReview key={id} type={contentType(data.type)} review={data} editHref={entryPath(data.type, id)} />;
  }
  return (
    <Screen title="Review" crumbs={crumbs}>
      {error ? <CallError what="The review" error={error} onRetry={refetch} /> : <Skeleton lines={8} />}
    </Screen>
  );
}

function OpenReview({ type, review, editHref }: { type: ContentType; review: Review; editHref: string }) {
  const navigate = useNavigate();
  useCollapsedNav();
  const [view, setView] = useState<Locale | 'both'>('both');
  const { data: queue } = useCall(calls.reviewQueue, { query: { scope: 'mine' } });
  const ids = queue?.items.map((item) => item.id) ?? [];
  const here = ids.indexOf(review.id);
  const go = (step: number) => {
    const to = here < 0 ? undefined : ids[here + step];
    if (to) navigate(reviewPath(to));
  };
  useShortcut('previousReview', () => go(-1));
  useShortcut('nextReview', () => go(1));
  useShortcut('editReviewed', () => navigate(editHref));
  const sent = review.path.find(({ state }) => state === 'open');
  const locales = review.rows.map(({ locale }) => locale);
  return (
    <Screen
      title={review.title || type.labels.one}
      crumbs={crumbs}
      head="hidden"
      inset="none"
      status={here >= 0 ? `${here + 1} of ${ids.length}` : undefined}
      actions={
        <>
          <Button tone="quiet" shortcut={keyLabel('previousReview')} disabled={here <= 0} onClick={() => go(-1)}>
            Previous
          </Button>
          <Button
            tone="quiet"
            shortcut={keyLabel('nextReview')}
            disabled={here < 0 || here >= ids.length - 1}
            onClick={() => go(1)}
          >
            Next
          </Button>
          <Button tone="secondary" shortcut={keyLabel('editReviewed')} href={editHref}>
            Edit
          </Button>
        </>
      }
    >
      <div className={styles.bar}>
        {sent ? (
          <>
            <StatusMark status="review" label="In review" />
            <span>
              Sent by <strong>{sent.sentBy.name}</strong>, {formatAgo(sent.sentAt)}
              {sent.note ? (
                <>
                  : “<bdi>{sent.note}</bdi>”
                </>
              ) : null}
            </span>
          </>
        ) : (
          <StatusMark status="none" label="Nothing waits" />
        )}
        {locales.length > 1 ? (
          <div className={styles.barEnd}>
            <SegmentedControl
              label="Languages shown"
              options={[
                { value: 'both', label: 'Side by side' },
                ...locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale })),
              ]}
              value={view}
              onChange={setView}
            />
          </div>
        ) : null}
      </div>
      <div className={workspace}>
        <section className={styles.compared} aria-label="What changes">
          {review.rows.length > 0 ? (
            <ComparedFields type={type} review={review} locales={view === 'both' ? locales : [view]} />
          ) : (
            <EmptyState title="The public sees the latest version">Nothing differs from what is live.</EmptyState>
          )}
        </section>
        <aside className={styles.side} aria-label="Review">
          <DecisionPanel review={review} onDone={() => navigate(approvalsPath)} />
          <DisclosurePart
            id={review.id}
            saved={review.rows.map(({ locale, version }) => `${locale} ${version}`).join(' ')}
            locales={locales}
          />
          <CommentsPanel type={type} review={review} />
          <PathPanel review={review} />
        </aside>
      </div>
    </Screen>
  );
}
