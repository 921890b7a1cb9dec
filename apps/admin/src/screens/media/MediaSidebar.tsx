import type { MediaCount } from '@fundfront/content-model/wire';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Menu } from '@fundfront/ui/components/Menu';
import { More } from '@fundfront/ui/icons';
import type { ReactNode } from 'react';
import { countLabel } from '../../entries/media/mediaLabels.ts';
import type { FolderTask } from './FolderDialog.tsx';
import * as styles from './MediaScreen.css.ts';
import type { Overview } from './MediaToolbar.tsx';
import { type ChangeFilter, checks, type MediaFilter, nowhere } from './useMediaFilter.ts';

interface PlaceProps {
  label: string;
  count?: MediaCount;
  current: boolean;
  tone?: 'normal' | 'warn';
  onChoose: () => void;
  children?: ReactNode;
}

function Place({ label, count, current, tone = 'normal', onChoose, children }: PlaceProps) {
  return (
    <li className={styles.source}>
      <button
        type="button"
        className={styles.sourceButton}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
      >
        <bdi className={styles.sourceLabel}>{label}</bdi>
        {count ? <span className={styles.count[tone]}>{countLabel(count)}</span> : null}
      </button>
      {children}
    </li>
  );
}

interface MediaSidebarProps {
  filter: MediaFilter;
  overview: Overview | undefined;
  onChange: ChangeFilter;
  onFolder?: (task: FolderTask) => void;
}

export function MediaSidebar({ filter, overview, onChange, onFolder }: MediaSidebarProps) {
  const anywhere = !filter.check && !filter.folder && !filter.tag;
  return (
    <nav className={styles.sidebar} aria-label="Folders and tags">
      <h2 className={styles.sidebarTitle}>Folders</h2>
      <ul className={styles.list}>
        <Place
          label="All files"
          {...(overview && { count: overview.all })}
          current={anywhere}
          onChoose={() => onChange(nowhere)}
        />
        {overview?.folders.map((folder) => (
          <Place
            key={folder.id}
            label={folder.name}
            count={folder.files}
            current={filter.folder === folder.id}
            onChoose={() => onChange({ ...nowhere, folder: folder.id })}
          >
            {onFolder && filter.folder === folder.id ? (
              <Menu
                label={`Folder ${folder.name}`}
                trigger={<IconButton size="s" label={`Folder ${folder.name}: actions`} icon={<More size="s" />} />}
                items={[
                  { id: 'rename', label: 'Rename', onAction: () => onFolder({ kind: 'rename', folder }) },
                  {
                    id: 'remove',
                    label: 'Remove',
                    tone: 'danger',
                    onAction: () => onFolder({ kind: 'remove', folder }),
                  },
                ]}
              />
            ) : null}
          </Place>
        ))}
      </ul>
      {overview && overview.tags.length > 0 ? (
        <>
          <h2 className={styles.sidebarTitle}>Tags</h2>
          <ul className={styles.list}>
            {overview.tags.map((tag) => (
              <Place
                key={tag}
                label={tag}
                current={filter.tag === tag}
                onChoose={() => onChange({ ...nowhere, tag })}
              />
            ))}
          </ul>
        </>
      ) : null}
      <h2 className={styles.sidebarTitle}>Look after</h2>
      <ul className={styles.list}>
        {checks.map(({ value, label }) => (
          <Place
            key={value}
            label={label}
            {...(overview && { count: overview.checks[value] })}
            tone={value === 'noAlt' && overview && overview.checks.noAlt.value > 0 ? 'warn' : 'normal'}
            current={filter.check === value}
            onChoose={() => onChange({ ...nowhere, check: value })}
          />
        ))}
      </ul>
    </nav>
  );
}
