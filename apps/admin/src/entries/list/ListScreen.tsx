import { type ContentTypeName, contentType, editPermission } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { newEntryPath } from '../../paths/entryPaths.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { useShortcut } from '../useShortcut.ts';
import { EntryTable } from './EntryTable.tsx';
import { ListPager } from './ListPager.tsx';
import { ListTabs } from './ListTabs.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useListState } from './listState.ts';

export interface ListScreenProps {
  type: ContentTypeName;
}

export function ListScreen({ type: name }: ListScreenProps) {
  const type = contentType(name);
  const [state, change] = useListState(type);
  const canEdit = useCan(editPermission(type));
  const navigate = useNavigate();
  const { data, error, isPending, isPlaceholderData, refetch } = useCall(
    calls.listEntries,
    {
      params: { type: type.path },
      query: {
        ...(state.search && { search: state.search }),
        ...(state.tab !== 'all' && { state: state.tab }),
        sort: state.sort,
        direction: state.direction,
        ...(state.cursor && { cursor: state.cursor }),
      },
    },
    { keepPreviousData: true },
  );
  const add = newEntryPath(name);
  useShortcut('c', () => canEdit && navigate(add));
  const note =
    data && `${data.counts.all.toLocaleString('en')}${attention(data.counts.outdated + data.counts.missing)}`;
  return (
    <Screen
      title={type.labels.many}
      note={note}
      inset="none"
      actions={
        canEdit ? (
          <>
            {name === 'fund' ? (
              <Button tone="quiet" onClick={() => navigate('/admin/funds/import')}>
                Import
              </Button>
            ) : null}
            <Button shortcut="C" onClick={() => navigate(add)}>{`New ${type.labels.one.toLowerCase()}`}</Button>
          </>
        ) : null
      }
    >
      <ListTabs counts={data?.counts} tab={state.tab} onTab={(tab) => change({ tab })} many={type.locales.length > 1} />
      <ListToolbar type={type} state={state} onChange={change} />
      {error ? (
        <CallError what={type.labels.many} error={error} onRetry={refetch} />
      ) : (
        <EntryTable
          name={name}
          entries={data?.entries}
          state={state}
          onChange={change}
          busy={isPending || isPlaceholderData}
          empty={
            canEdit && state.search === '' && state.tab === 'all' ? (
              <RouterLink to={add}>{`Make the first ${type.labels.one.toLowerCase()}`}</RouterLink>
            ) : null
          }
        />
      )}
      {data ? (
        <ListPager
          shown={data.entries.length}
          total={data.total}
          next={data.nextCursor}
          state={state}
          onChange={change}
        />
      ) : null}
    </Screen>
  );
}

function attention(count: number): string {
  return count === 0 ? '' : `, of which ${count.toLocaleString('en')} need attention in Urdu`;
}
