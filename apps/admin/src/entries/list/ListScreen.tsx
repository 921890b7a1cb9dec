import { type ContentType, type ContentTypeName, contentType } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { lazy, Suspense } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useOnceOpen } from '../../layout/useOnceOpen.ts';
import { useCall } from '../../session/useCall.ts';
import { useTypeRights } from '../../session/useCan.ts';
import { AssignPopover } from '../assign/AssignPopover.tsx';
import { UnfinishedEntries } from '../edit/autosave/UnfinishedEntries.tsx';
import { useListPaths, useParentPage, usePreset } from '../preset.ts';
import { EntryTable } from './EntryTable.tsx';
import { ExportPopover } from './ExportPopover.tsx';
import * as styles from './List.css.ts';
import { ListPager } from './ListPager.tsx';
import { countText, ListTabs } from './ListTabs.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { isNarrowed, listQueryOf, shownColumns, withinOf } from './listCall.ts';
import { useListState } from './listState.ts';
import { SavedViews } from './SavedViews.tsx';
import { useListKeys } from './useListKeys.ts';
import { useSelection } from './useSelection.ts';

const BulkBar = lazy(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));

export interface ListScreenProps {
  type: ContentTypeName;
}

export function ListScreen({ type: name }: ListScreenProps) {
  const type = contentType(name);
  const preset = usePreset();
  const parent = useParentPage(preset);
  const [state, change] = useListState(type, preset?.sort);
  const canEdit = useTypeRights(type).canEdit();
  const navigate = useNavigate();
  const within = { preset, parentId: parent.id };
  const query = listQueryOf(type, state, within);
  const {
    data,
    error: listError,
    isPending,
    isPlaceholderData,
    refetch,
  } = useCall(
    calls.listEntries,
    { params: { type: type.path }, query: { ...query, ...(state.cursor && { cursor: state.cursor }) } },
    { keepPreviousData: true, enabled: parent.ready },
  );
  const error = parent.error ?? listError;
  const counts = useCall(
    calls.countEntries,
    { query: { type: type.path, ...withinOf(within) } },
    { keepPreviousData: true, enabled: parent.ready },
  ).data;
  const { add: addTo, entry: pathOf, list } = useListPaths(name);
  const add = parent.id ? `${addTo}?parent=${parent.id}` : addTo;
  useShortcut('create', () => canEdit && navigate(add));
  const selection = useSelection(JSON.stringify([name, query]));
  const selecting = useOnceOpen(selection.ids.size > 0);
  const open = (id: string) => state.tab !== 'trash' && navigate(pathOf(id));
  const current = useListKeys({
    ids: data?.entries.map(({ id }) => id) ?? [],
    onOpen: open,
    onSelect: selection.toggle,
    onClear: selection.clear,
  });
  return (
    <Screen
      title={list.label}
      note={preset?.note ?? (counts && noteOf(counts))}
      inset="none"
      actions={canEdit ? <ListActions type={type} name={name} add={add} /> : null}
    >
      <UnfinishedEntries type={name} />
      <ListTabs counts={counts} tab={state.tab} onTab={(tab) => change({ tab })} many={type.locales.length > 1}>
        <SavedViews type={type} />
      </ListTabs>
      <ListToolbar type={type} state={state} onChange={change}>
        <ExportPopover type={type} columns={shownColumns(type, state)} wanted={{ of: 'list', query }} />
      </ListToolbar>
      {error ? (
        <CallError what={type.labels.many} error={error} onRetry={refetch} />
      ) : (
        <EntryTable
          name={name}
          entries={data?.entries}
          state={state}
          onChange={change}
          busy={isPending || isPlaceholderData}
          selection={selection}
          current={current}
          empty={
            canEdit && !isNarrowed(state) ? (
              <RouterLink to={add}>{`Make the first ${type.labels.one.toLowerCase()}`}</RouterLink>
            ) : null
          }
        />
      )}
      <Suspense>
        {selecting ? (
          <BulkBar type={type} selection={selection} trash={state.tab === 'trash'}>
            <ExportPopover
              type={type}
              columns={shownColumns(type, state)}
              wanted={{ of: 'selected', ids: [...selection.ids] }}
              tone="onDark"
            />
            {canEdit && state.tab !== 'trash' ? (
              <AssignPopover type={type} ids={[...selection.ids]} onDone={selection.clear} />
            ) : null}
          </BulkBar>
        ) : null}
      </Suspense>
      {data ? (
        <ListPager shown={data.entries.length} next={data.nextCursor} cursor={state.cursor} onChange={change} />
      ) : null}
      <p className={styles.keys}>J K move · X select · Enter open · F find{canEdit ? ' · C new' : ''} · Esc clear</p>
    </Screen>
  );
}

function ListActions({ type, name, add }: { type: ContentType; name: ContentTypeName; add: string }) {
  const navigate = useNavigate();
  return (
    <>
      {name === 'fund' ? (
        <Button tone="quiet" onClick={() => navigate('/admin/funds/import')}>
          Import
        </Button>
      ) : null}
      <Button tone="quiet" onClick={() => navigate(`/admin/import/${type.path}`)}>
        From a file
      </Button>
      <Button
        shortcut={keyLabel('create')}
        onClick={() => navigate(add)}
      >{`New ${type.labels.one.toLowerCase()}`}</Button>
    </>
  );
}

function noteOf({ all, outdated, missing }: ResponseOf<typeof calls.countEntries>): string {
  const count = outdated.count + missing.count;
  const attention = countText({ count, more: outdated.more || missing.more });
  return count === 0 ? countText(all) : `${countText(all)}, of which ${attention} need attention in Urdu`;
}
