import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { ChevronDown, ChevronUp, Close } from '@fundfront/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { UploadRow } from './UploadRow.tsx';
import * as styles from './UploadTray.css.ts';
import { cancelAllUploads, clearUploads, isOpen, type Upload, useUploads } from './uploads.ts';

const isStopped = ({ state }: Upload) => state === 'refused' || state === 'interrupted';

function summary(uploads: readonly Upload[]): string {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const stopped = uploads.filter(isStopped).length;
  return [`${done} done`, ...(stopped > 0 ? [`${stopped} stopped`] : [])].join(', ');
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** In the shell: it stays while its person works on other screens. Leaving the page is asked about first. */
export function UploadTray() {
  const { uploads } = useUploads();
  const [open, setOpen] = useState(true);
  const queries = useQueryClient();
  const busy = uploads.some(({ state }) => isOpen(state));
  const done = uploads.filter(({ state }) => state === 'done').length;

  useEffect(() => {
    if (done === 0) return;
    for (const { path } of [calls.listMedia, calls.mediaOverview]) void queries.invalidateQueries({ queryKey: [path] });
  }, [done, queries]);

  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);

  if (uploads.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Uploads">
      <div className={styles.head}>
        <h2 className={styles.title}>{busy ? `Uploading ${files(uploads.length)}` : files(uploads.length)}</h2>
        <output className={styles.summary}>{summary(uploads)}</output>
        <span className={styles.actions}>
          {busy ? (
            <Button tone="quiet" size="s" onClick={cancelAllUploads}>
              Cancel all
            </Button>
          ) : null}
          <IconButton
            size="s"
            label={open ? 'Fold the uploads' : 'Show the uploads'}
            aria-expanded={open}
            icon={open ? <ChevronDown size="s" /> : <ChevronUp size="s" />}
            onClick={() => setOpen(!open)}
          />
          {busy ? null : (
            <IconButton size="s" label="Close the uploads" icon={<Close size="s" />} onClick={clearUploads} />
          )}
        </span>
      </div>
      {open ? (
        <ul className={styles.rows}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
