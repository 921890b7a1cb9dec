import { contentType, languageLabels, limits, locales } from '@fundfront/content-model';
import type { EntrySummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { SortableTree } from '@fundfront/ui/components/SortableTree';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RowMark } from '../../entries/cells/RowMark.tsx';
import { entryTitle } from '../../entries/entryTitle.ts';
import { waiting } from '../../entries/list/List.css.ts';
import { type Move, MoveDialog } from '../../entries/place/MoveDialog.tsx';
import { ParentSelect } from '../../entries/place/ParentSelect.tsx';
import { dropPlace, type Place, type Step, stepPlace, treeItems } from '../../entries/place/places.ts';
import { useTreeEntries } from '../../entries/place/useTreeEntries.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { entryPath, newEntryPath } from '../../paths/entryPaths.ts';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from './PageTree.css.ts';

function PageLine({ entry }: { entry: EntrySummary }) {
  const { rows, baseLocale } = entry;
  return (
    <>
      <span className={styles.title}>{entryTitle(entry)}</span>
      <bdi className={styles.path} dir="ltr">
        {rows[baseLocale]?.path ?? 'not public'}
      </bdi>
      <span className={styles.marks}>
        {locales.map((locale) => (
          <span key={locale} className={styles.mark}>
            <abbr className={styles.language} title={languageLabels[locale]}>
              {locale.toUpperCase()}
            </abbr>
            <RowMark row={rows[locale]} base={baseLocale} />
          </span>
        ))}
      </span>
    </>
  );
}

interface DetailsProps {
  entry: EntrySummary;
  entries: readonly EntrySummary[];
  movable: boolean;
  onMove: (place: Place | null) => void;
}

const steps: readonly [Step, string][] = [
  ['up', 'Up'],
  ['down', 'Down'],
  ['in', 'Below the one before'],
  ['out', 'Beside its parent'],
];

function PageDetails({ entry, entries, movable, onMove }: DetailsProps) {
  const navigate = useNavigate();
  const editable = useTypeRights(contentType('page')).canEdit();
  return (
    <Stack space="s">
      <Inline space="xs">
        <Button size="s" onClick={() => navigate(entryPath('page', entry.id))}>
          Open
        </Button>
        {editable ? (
          <Button size="s" tone="secondary" onClick={() => navigate(newEntryPath('page', entry.id))}>
            New page below
          </Button>
        ) : null}
        {movable
          ? steps.map(([step, label]) => {
              const place = stepPlace(entries, entry.id, step);
              return (
                <Button key={step} size="s" tone="secondary" disabled={place === null} onClick={() => onMove(place)}>
                  {label}
                </Button>
              );
            })
          : null}
      </Inline>
      {movable ? (
        <ParentSelect
          name="page"
          label="Lies below"
          id={entry.id}
          value={entry.parentId}
          onChange={(parentId) => onMove({ parentId })}
        />
      ) : (
        <p>A publisher or an administrator can move it: addresses change at once.</p>
      )}
    </Stack>
  );
}

export function PageTreeScreen() {
  const { data, error, refetch } = useTreeEntries('page');
  const [open, setOpen] = useState<string | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const { canPublishAll: movable, canEdit } = useTypeRights(contentType('page'));
  const editable = canEdit();
  const navigate = useNavigate();
  const entries = data?.entries ?? [];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  useShortcut('create', () => editable && navigate(newEntryPath('page')));

  const moveTo = (id: string, place: Place | null) => {
    const entry = byId.get(id);
    if (entry && place) setMove({ id, title: entryTitle(entry), ...place });
  };
  return (
    <Screen
      title="Page tree"
      crumbs={[{ label: 'Content' }]}
      note={data ? `${entries.length.toLocaleString('en')} pages` : undefined}
      inset="none"
      actions={
        editable ? (
          <Button shortcut={keyLabel('create')} onClick={() => navigate(newEntryPath('page'))}>
            New page
          </Button>
        ) : null
      }
    >
      {error ? <CallError what="The page tree" error={error} onRetry={refetch} /> : null}
      {data || error ? null : (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
      {data && entries.length === 0 ? (
        <EmptyState title="No pages yet">The first one you make is the top of the tree.</EmptyState>
      ) : null}
      {entries.length > 0 ? (
        <SortableTree
          label="Pages"
          lang="en"
          items={treeItems(entries)}
          open={open}
          onOpen={setOpen}
          line={(id) => {
            const entry = byId.get(id);
            return entry ? <PageLine entry={entry} /> : null;
          }}
          details={(id) => {
            const entry = byId.get(id);
            if (!entry) return null;
            return (
              <PageDetails entry={entry} entries={entries} movable={movable} onMove={(place) => moveTo(id, place)} />
            );
          }}
          {...(movable && {
            canMove: (id, drop) => dropPlace(entries, id, drop) !== null,
            onMove: (id, drop) => moveTo(id, dropPlace(entries, id, drop)),
          })}
        />
      ) : null}
      <p className={styles.foot}>
        {data?.cut ? `The first ${limits.treeItems} are shown; place others from their own screen. ` : ''}
        Drag a page by its handle, or press Enter on the handle, choose with the arrows, and press Enter again.
      </p>
      {move ? (
        <MoveDialog
          key={`${move.id} ${move.parentId} ${move.after}`}
          name="page"
          move={move}
          onClose={() => setMove(null)}
        />
      ) : null}
    </Screen>
  );
}
