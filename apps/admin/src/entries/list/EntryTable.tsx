import { type ContentTypeName, contentType, localeNames } from '@fundfront/content-model';
import type { EntrySummary } from '@fundfront/content-model/wire';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import type { ReactNode } from 'react';
import { TableInset } from '../../layout/TableInset.tsx';
import { useUiStore } from '../../uiStore/uiStore.ts';
import { EntryRow } from './EntryRow.tsx';
import * as styles from './List.css.ts';
import { isNarrowed, shownColumns } from './listCall.ts';
import type { ChangeList, ListState } from './listState.ts';
import type { Selection } from './useSelection.ts';

interface EntryTableProps {
  name: ContentTypeName;
  entries: readonly EntrySummary[] | undefined;
  state: ListState;
  onChange: ChangeList;
  busy: boolean;
  empty: ReactNode;
  selection: Selection;
  current: string | undefined;
}

export function EntryTable(props: EntryTableProps) {
  const { name, entries, state, onChange, busy, empty, selection, current } = props;
  const type = contentType(name);
  const density = useUiStore((ui) => ui.density);
  if (!entries)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  if (entries.length === 0) return <NoEntries name={name} state={state} action={empty} />;
  const columns = shownColumns(type, state);
  const ids = entries.map(({ id }) => id);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const trash = state.tab === 'trash';
  const sortOf = (column: string) =>
    state.sort === column ? (state.direction === 'asc' ? 'ascending' : 'descending') : 'none';
  const sortBy = (column: string) => () =>
    onChange({ sort: column, direction: state.sort === column && state.direction === 'asc' ? 'desc' : 'asc' });
  return (
    <div className={styles.table} aria-busy={busy} data-density={density}>
      <TableInset>
        <Table caption={type.labels.many} hideCaption layout="stack" stickyHead>
          <THead>
            <Row>
              <HeadCell>
                <Checkbox
                  label="Select all on this page"
                  hideLabel
                  checked={chosen === ids.length}
                  indeterminate={chosen > 0 && chosen < ids.length}
                  onChange={() => selection.toggleAll(ids)}
                />
              </HeadCell>
              {columns.map((column) => {
                const label = type.fields[column]?.label ?? column;
                return type.list.columns.includes(column) ? (
                  <HeadCell key={column} sort={sortOf(column)} onSort={sortBy(column)}>
                    {label}
                  </HeadCell>
                ) : (
                  <HeadCell key={column}>{label}</HeadCell>
                );
              })}
              {type.locales.map((locale) => (
                <HeadCell key={locale}>
                  <span lang={locale}>{localeNames[locale]}</span>
                </HeadCell>
              ))}
              <HeadCell>Changed by</HeadCell>
              <HeadCell numeric sort={sortOf('updatedAt')} onSort={sortBy('updatedAt')}>
                Changed
              </HeadCell>
              {trash ? <HeadCell>In the trash</HeadCell> : null}
            </Row>
          </THead>
          <TBody>
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                name={name}
                entry={entry}
                columns={columns}
                indent={state.sort === 'tree' && !trash}
                selected={selection.ids.has(entry.id)}
                current={current === entry.id}
                onSelect={() => selection.toggle(entry.id)}
              />
            ))}
          </TBody>
        </Table>
      </TableInset>
    </div>
  );
}

function NoEntries({ name, state, action }: { name: ContentTypeName; state: ListState; action: ReactNode }) {
  const many = contentType(name).labels.many.toLowerCase();
  if (state.tab === 'trash' && state.search === '') {
    return <EmptyState title="The trash is empty">{`What is removed from ${many} lies here.`}</EmptyState>;
  }
  const narrowed = isNarrowed(state);
  return (
    <EmptyState title={narrowed ? `No ${many} like that` : `No ${many} yet`} action={action}>
      {narrowed ? 'Search for other words, or take a filter off.' : `They appear here as soon as there are some.`}
    </EmptyState>
  );
}
