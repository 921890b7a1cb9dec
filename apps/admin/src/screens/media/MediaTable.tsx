import { formatBytes } from '@fundfront/content-model/bytes';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { factsOf, missingAlt, usesLabel } from '../../entries/media/mediaLabels.ts';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import type { MediaViewProps } from './MediaGrid.tsx';

export function MediaTable({ items, selected, hrefOf }: MediaViewProps) {
  return (
    <TableInset>
      <Table caption="Files" hideCaption layout="stack" stickyHead>
        <THead>
          <Row>
            <HeadCell>Title</HeadCell>
            <HeadCell>Kind</HeadCell>
            <HeadCell>Alt text</HeadCell>
            <HeadCell>Use</HeadCell>
            <HeadCell numeric>Size</HeadCell>
            <HeadCell numeric>Added</HeadCell>
          </Row>
        </THead>
        <TBody>
          {items.map((item) => (
            <Row key={item.id}>
              <Cell head label="Title" stacked="title">
                <TextLink href={hrefOf(item)} aria-current={item.id === selected ? 'true' : undefined}>
                  <bdi>{item.title}</bdi>
                </TextLink>
              </Cell>
              <Cell nowrap label="Kind" stacked="inline">
                {factsOf(item)}
              </Cell>
              <Cell label="Alt text">
                <bdi>{missingAlt(item) ?? (item.decorative ? 'Only decoration' : item.alt.en)}</bdi>
              </Cell>
              <Cell nowrap label="Use" stacked="inline">
                {usesLabel(item)}
              </Cell>
              <Cell numeric nowrap label="Size" stacked="inline">
                {formatBytes(item.bytes)}
              </Cell>
              <Cell numeric nowrap label="Added" stacked="end">
                <time dateTime={item.createdAt} title={formatInstant(item.createdAt)}>
                  {formatAgo(item.createdAt)}
                </time>
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
