import type { MediaItem } from '@fundfront/content-model/wire';
import type { MediaPickerProps } from '@fundfront/forms';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useCallback, useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { useCan } from '../../session/useCan.ts';
import { useDebouncedSearch } from '../useDebouncedSearch.ts';
import * as styles from './MediaPicker.css.ts';
import { factsOf, missingAlt } from './mediaLabels.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useMediaList } from './useMediaList.ts';
import { useUploadPicker } from './useUploadPicker.tsx';

type FileKind = 'pdf' | 'document';

/** The text of a picture comes along in the language of the field; a field may say something else. */
export function MediaPicker({ kind, locale, onImage, onFile, onClose }: MediaPickerProps) {
  const [search, setSearch] = useState('');
  const [fileKind, setFileKind] = useState<FileKind>('pdf');
  const [typed, setTyped] = useDebouncedSearch(
    search,
    useCallback((terms: string) => setSearch(terms), []),
  );
  const canUpload = useCan('media.upload');
  const { choose, input } = useUploadPicker(undefined);
  const { items, error, stale, more, loadingMore, retry } = useMediaList({
    search,
    kind: kind === 'image' ? 'image' : fileKind,
  });

  function pick({ src, alt, width, height, originalName: name, mediaType, bytes, pages }: MediaItem) {
    if (kind === 'image') onImage?.({ src, alt: alt[locale], width, height });
    else onFile?.({ src, name, mediaType, bytes, pages });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="l"
      title={kind === 'image' ? 'Choose a picture' : 'Choose a file'}
      actions={
        <>
          {canUpload ? (
            <Button tone="secondary" onClick={choose}>
              Upload
            </Button>
          ) : null}
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {input}
      <div className={styles.bar}>
        <SearchField
          label="Search the library"
          placeholder="Name, alt text, tag"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {kind === 'file' ? (
          <span className={styles.kinds}>
            <Button tone="secondary" size="s" aria-pressed={fileKind === 'pdf'} onClick={() => setFileKind('pdf')}>
              PDF
            </Button>
            <Button
              tone="secondary"
              size="s"
              aria-pressed={fileKind === 'document'}
              onClick={() => setFileKind('document')}
            >
              Word and Excel
            </Button>
          </span>
        ) : null}
      </div>
      {items ? null : error ? (
        <CallError what="The media library" error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
      {items?.length === 0 ? <EmptyState title="Nothing fits">Try other words, or upload a file.</EmptyState> : null}
      {items && items.length > 0 ? (
        <ul className={styles.grid} aria-label="Files of the library" aria-busy={stale || undefined}>
          {items.map((item) => (
            <li key={item.id}>
              <button type="button" className={styles.tile} onClick={() => pick(item)}>
                <Thumbnail item={item} />
                <bdi className={styles.title}>{item.title}</bdi>
                <span className={styles.facts}>{missingAlt(item) ?? factsOf(item)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {more ? (
        <Button tone="secondary" busy={loadingMore} onClick={more}>
          Show more
        </Button>
      ) : null}
    </Dialog>
  );
}
