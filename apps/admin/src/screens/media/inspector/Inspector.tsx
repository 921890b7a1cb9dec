import { formatBytes } from '@fundfront/content-model/bytes';
import { calls, type MediaDetail } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Close } from '@fundfront/ui/icons';
import { factsOf } from '../../../entries/media/mediaLabels.ts';
import { Thumbnail } from '../../../entries/media/Thumbnail.tsx';
import { formatInstant } from '../../../format/dates.ts';
import { CallError, isMissing } from '../../../layout/CallError.tsx';
import { useCall } from '../../../session/useCall.ts';
import { useCan } from '../../../session/useCan.ts';
import { FocalPoint } from './FocalPoint.tsx';
import * as styles from './Inspector.css.ts';
import { MediaActions } from './MediaActions.tsx';
import { MediaFields } from './MediaFields.tsx';
import { UsedIn } from './UsedIn.tsx';
import { useMediaDraft } from './useMediaDraft.ts';

/** Milliseconds: sizes and text of a new file are made behind it. */
const whileProcessing = 2_000;

export function Inspector({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useCall(calls.getMedia, { params: { id } });
  useCall(
    calls.getMedia,
    { params: { id } },
    { enabled: data !== undefined && !data.processed, refetchInterval: whileProcessing },
  );
  if (data) return <Loaded item={data} onClose={onClose} />;
  if (error && isMissing(error)) {
    return (
      <EmptyState title="There is no such file" action={<TextLink href="/admin/media">All files</TextLink>}>
        The address is mistyped, or the file never was in the library.
      </EmptyState>
    );
  }
  if (error) return <CallError what="The file" error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.part} aria-busy="true">
      <Skeleton lines={8} />
    </div>
  );
}

function sizesOf({ processed, sizes, mediaType }: MediaDetail): string {
  if (!processed) return 'Being made';
  if (sizes.length > 0) return `${sizes.length}, WebP and AVIF`;
  return mediaType === 'image/svg+xml' ? 'None: a drawing is sharp at any size' : 'None';
}

function Loaded({ item, onClose }: { item: MediaDetail; onClose: () => void }) {
  const editing = useMediaDraft(item);
  const disabled = !useCan('media.upload') || item.trashedAt !== null;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{item.title}</bdi>
        </h2>
        <IconButton label="Close the panel" icon={<Close />} onClick={onClose} />
      </div>
      <section className={styles.part} aria-label="Preview">
        {item.kind === 'image' ? (
          <FocalPoint
            src={`${item.src}?v=${item.version}`}
            focal={editing.draft.focal}
            disabled={disabled}
            onChange={(focal) => editing.change({ focal })}
          />
        ) : (
          <Thumbnail item={item} />
        )}
      </section>
      <section className={styles.part} aria-label="Texts">
        <MediaFields item={item} editing={editing} disabled={disabled} />
      </section>
      <UsedIn item={item} />
      <section className={styles.part} aria-label="Facts">
        <dl className={styles.facts}>
          <dt>File</dt>
          <dd>
            <bdi>{item.originalName}</bdi>
          </dd>
          <dt>Kind</dt>
          <dd>{factsOf(item)}</dd>
          <dt>Size</dt>
          <dd>{formatBytes(item.bytes)}</dd>
          <dt>Sizes made</dt>
          <dd>{sizesOf(item)}</dd>
          <dt>Added</dt>
          <dd>
            {item.createdBy ? `${item.createdBy}, ` : ''}
            {formatInstant(item.createdAt)}
          </dd>
        </dl>
      </section>
      <MediaActions item={item} disabled={!useCan('media.upload')} onGone={onClose} />
    </>
  );
}
