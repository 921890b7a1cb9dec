import { contentTypes, isContentTypeName, languageLabels, locales } from '@fundfront/content-model';
import type { EntrySummary } from '@fundfront/content-model/wire';
import { Chip } from '@fundfront/ui/components/Chip';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { RowMark } from '../../entries/cells/RowMark.tsx';
import { entryTitle } from '../../entries/entryTitle.ts';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import { entryPath } from '../../paths/entryPaths.ts';
import * as styles from './ContentTable.css.ts';

const latestChange = ({ rows }: EntrySummary) =>
  [rows.en?.updatedAt ?? '', rows.ur?.updatedAt ?? ''].toSorted().at(-1) ?? '';

export function ContentTable({ entries }: { entries: readonly EntrySummary[] }) {
  return (
    <TableInset>
      <Table caption="All content" hideCaption layout="stack" stickyHead>
        <THead>
          <Row>
            <HeadCell>Title</HeadCell>
            <HeadCell>Type</HeadCell>
            <HeadCell>English</HeadCell>
            <HeadCell>Urdu</HeadCell>
            <HeadCell>Changed</HeadCell>
          </Row>
        </THead>
        <TBody>
          {entries.map((entry) => (
            <Row key={entry.id}>
              <Cell head stacked="title">
                <span className={styles.title}>
                  {isContentTypeName(entry.type) && !entry.trashedAt ? (
                    <TextLink href={entryPath(entry.type, entry.id)}>
                      <bdi>{entryTitle(entry)}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{entryTitle(entry)}</bdi>
                  )}
                  {entry.rows.en?.path ? (
                    <span className={styles.path}>
                      <Ltr>{entry.rows.en.path}</Ltr>
                    </span>
                  ) : null}
                  {entry.assignee ? <span className={styles.path}>{`Assigned to ${entry.assignee.name}`}</span> : null}
                  {entry.sample ? <Chip>Sample</Chip> : null}
                </span>
              </Cell>
              <Cell label="Type" nowrap stacked="inline">
                {isContentTypeName(entry.type) ? contentTypes[entry.type].labels.one : entry.type}
              </Cell>
              {locales.map((locale) => (
                <Cell key={locale} nowrap label={languageLabels[locale]} stacked="inline">
                  <RowMark row={entry.rows[locale]} base={entry.baseLocale} />
                </Cell>
              ))}
              <Cell nowrap label="Changed" stacked="end">
                <time dateTime={latestChange(entry)} title={formatInstant(latestChange(entry))}>
                  {formatAgo(latestChange(entry))}
                </time>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
