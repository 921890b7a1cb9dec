import { type ContentTypeName, contentType, localeNames } from '@fundfront/content-model';
import type { EntrySummary } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import type { ReactNode } from 'react';
import { TableInset } from '../../layout/TableInset.tsx';
import { EntryRow } from './EntryRow.tsx';
import * as styles from './List.css.ts';
import type { ListState } from './listState.ts';

interface EntryTableProps {
  name: ContentTypeName;
  entries: readonly EntrySummary[] | undefined;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  busy: boolean;
  empty: ReactNode;
}

export function EntryTable({ name, entries, state, onChange, busy, empty }: EntryTableProps) {
  const type = contentType(name);
  if (!entries)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  if (entries.length === 0) {
    const many = type.labels.many.toLowerCase();
    const filtered = state.search !== '' || state.tab !== 'all';
    return (
      <EmptyState title={filtered ? `No ${many} like that` : `No ${many} yet`} action={empty}>
        {filtered ? 'Search for other words, or show all of them.' : `They appear here as soon as there are some.`}
      </EmptyState>
    );
  }
  const sortOf = (column: string) =>
    state.sort === column ? (state.direction === 'asc' ? 'ascending' : 'descending') : 'none';
  const sortBy = (column: string) => () =>
    onChange({ sort: column, direction: state.sort === column && state.direction === 'asc' ? 'desc' : 'asc' });
  return (
    <div className={styles.table} aria-busy={busy}>
      <TableInset>
        <Table caption={type.labels.many} hideCaption layout="stack" stickyHead>
          <THead>
            <Row>
              {type.list.columns.map((column) => (
                <HeadCell key={column} sort={sortOf(column)} onSort={sortBy(column)}>
                  {type.fields[column]?.label ?? column}
                </HeadCell>
              ))}
              {type.locales.map((locale) => (
                <HeadCell key={locale}>
                  <span lang={locale}>{localeNames[locale]}</span>
                </HeadCell>
              ))}
              <HeadCell>Changed by</HeadCell>
              <HeadCell numeric sort={sortOf('updatedAt')} onSort={sortBy('updatedAt')}>
                Changed
              </HeadCell>
            </Row>
          </THead>
          <TBody>
            {entries.map((entry) => (
              <EntryRow key={entry.id} name={name} entry={entry} indent={state.sort === 'tree'} />
            ))}
          </TBody>
        </Table>
      </TableInset>
    </div>
  );
}
