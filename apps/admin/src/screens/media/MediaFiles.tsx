import type { MediaItem } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useLocation } from 'react-router-dom';
import { useMediaList } from '../../entries/media/useMediaList.ts';
import { CallError } from '../../layout/CallError.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import * as styles from './MediaScreen.css.ts';
import { MediaTable } from './MediaTable.tsx';
import type { MediaFilter } from './useMediaFilter.ts';

interface MediaFilesProps {
  filter: MediaFilter;
  selected: string | undefined;
  onUpload?: () => void;
  onClear: () => void;
}

function emptyOf({ check, search, kind, folder, tag }: MediaFilter): { title: string; text: string } | null {
  if (search || kind) return { title: 'Nothing fits', text: 'Take a filter off, or try other words.' };
  if (check === 'noAlt')
    return { title: 'Every picture says what it shows', text: 'Pictures without a text would be listed here.' };
  if (check === 'unused')
    return { title: 'Every file is in use', text: 'Files that nothing names would be listed here.' };
  if (check === 'duplicate')
    return { title: 'No file is here twice', text: 'Files with the same content would be listed here.' };
  if (check === 'trash')
    return { title: 'The trash is empty', text: 'What is deleted stays here and can be restored.' };
  if (tag) return { title: 'No file has this tag', text: 'Give it to a file in the panel beside it.' };
  if (folder)
    return { title: 'This folder is empty', text: 'Upload files here, or choose it in the panel beside a file.' };
  return null;
}

export function MediaFiles({ filter, selected, onUpload, onClear }: MediaFilesProps) {
  const { search } = useLocation();
  const { view, ...query } = filter;
  const { items, error, stale, more, loadingMore, retry } = useMediaList(query);
  const hrefOf = ({ id }: MediaItem) => `/admin/media/${id}${search}`;

  if (!items) {
    if (error) return <CallError what="The media library" error={error} onRetry={retry} />;
    return (
      <div className={styles.padded} aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  }
  if (items.length === 0) {
    const empty = emptyOf(filter);
    const upload = onUpload ? <Button onClick={onUpload}>Upload files</Button> : undefined;
    return empty ? (
      <EmptyState
        title={empty.title}
        action={
          <Button tone="secondary" onClick={onClear}>
            Show all files
          </Button>
        }
      >
        {empty.text}
      </EmptyState>
    ) : (
      <EmptyState title="No files yet" action={upload}>
        Pictures, PDF, Word and Excel files. Drop them here, or choose them.
      </EmptyState>
    );
  }
  const View = view === 'list' ? MediaTable : MediaGrid;
  return (
    <div aria-busy={stale || undefined}>
      <View items={items} selected={selected} hrefOf={hrefOf} />
      {more ? (
        <div className={styles.padded}>
          <Button tone="secondary" busy={loadingMore} onClick={more}>
            Show more
          </Button>
        </div>
      ) : null}
    </div>
  );
}
