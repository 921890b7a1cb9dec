import { formatBytes } from '@fundfront/content-model/bytes';
import { Button } from '@fundfront/ui/components/Button';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import * as styles from './UploadTray.css.ts';
import { cancelUpload, retryUpload, type Upload } from './uploads.ts';

const marks: Record<Upload['state'], keyof typeof styles.mark> = {
  waiting: 'waiting',
  sending: 'waiting',
  done: 'done',
  refused: 'bad',
  interrupted: 'bad',
  cancelled: 'none',
};

function Outcome({ upload: { key, state, file, sent, item, known, reason } }: { upload: Upload }): ReactNode {
  if (state === 'waiting') return 'Waiting';
  if (state === 'sending')
    return sent >= file.size ? 'Being checked' : `${formatBytes(sent)} of ${formatBytes(file.size)}`;
  if (state === 'cancelled') return 'Cancelled, nothing was kept';
  if (state === 'refused') return <span className={styles.bad}>Refused</span>;
  if (state === 'interrupted') {
    return (
      <>
        <span className={styles.bad}>{reason.split('. ')[0]}</span>{' '}
        <Button size="s" tone="quiet" onClick={() => retryUpload(key)}>
          Try again
        </Button>
      </>
    );
  }
  const needsAlt = item?.kind === 'image' && !item.decorative && (item.alt.en === '' || item.alt.ur === '');
  return (
    <>
      {known ? 'In the library already' : 'Done'}
      {item ? ', ' : null}
      {item ? <TextLink href={`/admin/media/${item.id}`}>{needsAlt ? 'add alt text' : 'open'}</TextLink> : null}
    </>
  );
}

export function UploadRow({ upload }: { upload: Upload }) {
  const { key, file, state, sent, reason } = upload;
  const open = state === 'waiting' || state === 'sending';
  const share = Math.round((sent / Math.max(file.size, 1)) * 100);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.mark[marks[state]]} aria-hidden="true" />
        <bdi className={styles.name}>{file.name}</bdi>
        <span className={styles.outcome}>
          <Outcome upload={upload} />
          {open ? (
            <Button size="s" tone="quiet" onClick={() => cancelUpload(key)} aria-label={`Cancel ${file.name}`}>
              Cancel
            </Button>
          ) : null}
        </span>
      </div>
      {state === 'refused' ? <p className={styles.reason}>{reason}</p> : null}
      {open || state === 'interrupted' ? (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share}
        >
          <span className={styles.bar[state === 'interrupted' ? 'bad' : 'good']} style={{ inlineSize: `${share}%` }} />
        </div>
      ) : null}
    </li>
  );
}
