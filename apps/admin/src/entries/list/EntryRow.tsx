import { type ContentTypeName, contentType, languageLabels } from '@fundfront/content-model';
import type { EntrySummary } from '@fundfront/content-model/wire';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Chip } from '@fundfront/ui/components/Chip';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, Row } from '@fundfront/ui/components/Table';
import { Link } from 'react-router-dom';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { ColumnCell } from '../cells/ColumnCell.tsx';
import { RowMark } from '../cells/RowMark.tsx';
import { useListPaths } from '../preset.ts';
import * as styles from './List.css.ts';
import { TrashCell } from './TrashCell.tsx';
import { rowId } from './useListKeys.ts';

interface EntryRowProps {
  name: ContentTypeName;
  entry: EntrySummary;
  columns: readonly string[];
  indent: boolean;
  selected: boolean;
  current: boolean;
  onSelect: () => void;
}

export function EntryRow({ name, entry, columns, indent, selected, current, onSelect }: EntryRowProps) {
  const type = contentType(name);
  const paths = useListPaths(name);
  const base = entry.rows[entry.baseLocale];
  const latest = [entry.rows.en, entry.rows.ur]
    .filter((row) => row !== null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const [first = 'title', ...others] = columns;
  const title = (
    <>
      <ColumnCell field={type.fields[first]} value={entry.columns[first]} />
      {entry.columns[first] ? null : 'Untitled'}
    </>
  );
  return (
    <Row id={rowId(entry.id)} selected={selected} current={current}>
      <Cell shrink stacked="select">
        <Checkbox label={`Select ${base?.title || 'Untitled'}`} hideLabel checked={selected} onChange={onSelect} />
      </Cell>
      <Cell head stacked="title">
        <span className={styles.name[stepOf(indent ? entry.depth : 0)]}>
          {entry.trashedAt ? (
            <span>{title}</span>
          ) : (
            <Link className={styles.link} to={paths.entry(entry.id)}>
              {title}
            </Link>
          )}
          {base?.path ? (
            <span className={styles.path}>
              <Ltr>{base.path}</Ltr>
            </span>
          ) : null}
          {entry.assignee ? <span className={styles.path}>{`Assigned to ${entry.assignee.name}`}</span> : null}
          {entry.sample ? <Chip>Sample</Chip> : null}
        </span>
      </Cell>
      {others.map((column) => (
        <Cell
          key={column}
          label={type.fields[column]?.label}
          nowrap={type.fields[column]?.filter === 'range'}
          stacked="inline"
        >
          {entry.columns[column] == null ? null : (
            <ColumnCell field={type.fields[column]} value={entry.columns[column]} />
          )}
        </Cell>
      ))}
      {type.locales.map((locale) => (
        <Cell key={locale} nowrap label={languageLabels[locale]} stacked="inline">
          <RowMark row={entry.rows[locale]} base={entry.baseLocale} />
        </Cell>
      ))}
      <Cell label="Changed by" stacked="none">
        {latest?.updatedBy?.name ?? 'System'}
      </Cell>
      <Cell numeric nowrap label="Changed" stacked="end">
        {latest ? (
          <time dateTime={latest.updatedAt} title={formatInstant(latest.updatedAt)}>
            {formatAgo(latest.updatedAt)}
          </time>
        ) : null}
      </Cell>
      {entry.trashedAt ? <TrashCell type={type} entry={entry} trashedAt={entry.trashedAt} /> : null}
    </Row>
  );
}

function stepOf(depth: number): keyof typeof styles.name {
  if (depth >= 4) return 4;
  return depth === 3 ? 3 : depth === 2 ? 2 : depth === 1 ? 1 : 0;
}
