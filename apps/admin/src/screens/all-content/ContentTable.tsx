import { contentTypes, locales } from '@fundfront/content-model';
import { Chip } from '@fundfront/ui/components/Chip';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { RowMark } from '../../entries/cells/RowMark.tsx';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import { entryPath } from '../../paths/entryPaths.ts';
import * as styles from './ContentTable.css.ts';
import type { TypedEntry } from './useAllContent.ts';

const titleOf = ({ rows, baseLocale }: TypedEntry) =>
  rows[baseLocale]?.title || rows.en?.title || rows.ur?.title || 'Untitled';

export function ContentTable({ entries }: { entries: readonly TypedEntry[] }) {
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
              <Cell head>
                <span className={styles.title}>
                  <TextLink href={entryPath(entry.typeName, entry.id)}>
                    <bdi>{titleOf(entry)}</bdi>
                  </TextLink>
                  {entry.rows.en?.path ? (
                    <span className={styles.path}>
                      <Ltr>{entry.rows.en.path}</Ltr>
                    </span>
                  ) : null}
                  {entry.sample ? <Chip>Sample</Chip> : null}
                </span>
              </Cell>
              <Cell label="Type" nowrap>
                {contentTypes[entry.typeName].labels.one}
              </Cell>
              {locales.map((locale) => (
                <Cell key={locale} nowrap label={locale === 'en' ? 'English' : 'Urdu'}>
                  <RowMark row={entry.rows[locale]} base={entry.baseLocale} />
                </Cell>
              ))}
              <Cell nowrap label="Changed">
                {entry.updatedAt ? (
                  <time dateTime={entry.updatedAt} title={formatInstant(entry.updatedAt)}>
                    {formatAgo(entry.updatedAt)}
                  </time>
                ) : null}
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
