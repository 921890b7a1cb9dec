import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { countLabel } from '../../entries/media/mediaLabels.ts';
import { useUploadPicker } from '../../entries/media/useUploadPicker.tsx';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import { FolderDialog, type FolderTask } from './FolderDialog.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { MediaFiles } from './MediaFiles.tsx';
import * as styles from './MediaScreen.css.ts';
import { MediaSidebar } from './MediaSidebar.tsx';
import { MediaToolbar } from './MediaToolbar.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { nowhere, useMediaFilter } from './useMediaFilter.ts';

export function MediaScreen() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [filter, change] = useMediaFilter();
  const [folderTask, setFolderTask] = useState<FolderTask | null>(null);
  const canChange = useCan('media.upload');
  const { data: overview } = useCall(calls.mediaOverview, {});
  const { choose, input } = useUploadPicker(filter.folder);
  const dropping = useFileDrop(canChange, filter.folder);
  useCollapsedNav();
  useShortcut('upload', () => canChange && choose());

  const folder = overview?.folders.find((each) => each.id === filter.folder);
  return (
    <Screen
      title="Media"
      crumbs={[{ label: 'Content' }]}
      note={overview ? `${countLabel(overview.all)} files` : undefined}
      inset="none"
      actions={
        canChange ? (
          <>
            <Button tone="quiet" onClick={() => setFolderTask({ kind: 'create' })}>
              New folder
            </Button>
            <Button shortcut={keyLabel('upload')} onClick={choose}>
              Upload
            </Button>
          </>
        ) : undefined
      }
    >
      {input}
      <MediaToolbar filter={filter} onChange={change} overview={overview} />
      <div
        className={styles.columns}
        data-inspected={id ? '' : undefined}
        data-over={dropping === null ? undefined : ''}
      >
        <MediaSidebar
          filter={filter}
          overview={overview}
          onChange={change}
          {...(canChange && { onFolder: setFolderTask })}
        />
        <div className={styles.files}>
          <MediaFiles
            filter={filter}
            selected={id}
            {...(canChange && { onUpload: choose })}
            onClear={() => change({ ...nowhere, search: '', kind: undefined })}
          />
        </div>
        {id ? (
          <aside className={styles.inspector} aria-label="File">
            <Inspector key={id} id={id} onClose={() => navigate(`/admin/media${search}`)} />
          </aside>
        ) : null}
      </div>
      {dropping === null ? null : (
        <p className={styles.dropHint}>
          Drop {dropping} into {folder?.name ?? 'All files'}
        </p>
      )}
      {folderTask ? (
        <FolderDialog task={folderTask} onClose={() => setFolderTask(null)} onRemoved={() => change(nowhere)} />
      ) : null}
    </Screen>
  );
}
