import type { Locale } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import type { FundGrowth } from '../../content/fundGrowth.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import { FigureTable, Files } from '../FigureFiles.tsx';

interface GrowthColumn {
  id: string;
  head: string;
  points: FundGrowth['funds'][number]['points'];
  format?: (value: string) => string;
}

interface GrowthTableProps {
  locale: Locale;
  messages: Messages['growth'];
  caption: string;
  /** All with the same days. */
  columns: readonly GrowthColumn[];
  /** Those of the table, in its order; the file has all of them. */
  days: readonly string[];
  /** Where the API writes the same file: a page need not carry it. */
  csvPath?: string;
  children?: ReactNode;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** With the mark by which spreadsheets know UTF-8, so that Urdu names arrive whole. */
function csvOf(columns: readonly GrowthColumn[], day: string): string {
  const head = [day, ...columns.map((column) => column.head)].map(quoted).join(',');
  const days = columns[0]?.points ?? [];
  const lines = days.map((point, index) =>
    [point.day, ...columns.map(({ points }) => points[index]?.value ?? '')].join(','),
  );
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}

export function GrowthTable({ locale, messages, caption, columns, days, csvPath, children }: GrowthTableProps) {
  const series = columns.map(({ id, points, format = groupThousands }) => ({
    id,
    format,
    values: new Map(points.map(({ day, value }) => [day, value])),
  }));
  const files = (
    <Files>
      <TextLink
        download="growth.csv"
        href={csvPath ?? `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(columns, messages.day))}`}
        standalone
        size="ui"
      >
        {messages.csv}
      </TextLink>
      {children}
    </Files>
  );
  return (
    <FigureTable label={messages.table} files={files}>
      <Table caption={caption} hideCaption edge="flush">
        <THead>
          <Row>
            <HeadCell>{messages.day}</HeadCell>
            {columns.map(({ id, head }) => (
              <HeadCell key={id} numeric>
                {head}
              </HeadCell>
            ))}
          </Row>
        </THead>
        <TBody>
          {days.map((day) => (
            <Row key={day}>
              <Cell head>{formatDate(locale, day)}</Cell>
              {series.map(({ id, format, values }) => (
                <Cell key={id} numeric>
                  <Ltr>{format(values.get(day) ?? '')}</Ltr>
                </Cell>
              ))}
            </Row>
          ))}
        </TBody>
      </Table>
    </FigureTable>
  );
}
