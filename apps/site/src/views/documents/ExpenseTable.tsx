import type { Locale } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import type { Item } from '../../content/items.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';

interface ExpenseTableProps {
  locale: Locale;
  messages: Messages;
  /** Newest first. */
  ratios: readonly Item<'expenseRatio'>[];
}

/** Of each fund its latest. */
function latestOfFunds(ratios: readonly Item<'expenseRatio'>[]): Item<'expenseRatio'>[] {
  const byFund = Map.groupBy(ratios, ({ data }) => data.fund);
  return [...byFund.values()].flatMap(([latest]) => latest ?? []);
}

export function ExpenseTable({ locale, messages, ratios }: ExpenseTableProps) {
  const labels = messages.reading.expenses;
  const percent = (value: string | null | undefined) =>
    value ? <Ltr>{value}%</Ltr> : <span>{messages.fund.missing}</span>;
  const rows = latestOfFunds(ratios).flatMap((item) => {
    const fund = item.data.fund ? item.references[item.data.fund] : undefined;
    return fund ? [{ item, fund }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Table caption={labels.caption} layout="stack" edge="flush">
      <THead>
        <Row>
          <HeadCell>{labels.fund}</HeadCell>
          <HeadCell>{messages.fund.asOf}</HeadCell>
          <HeadCell numeric>{labels.ratio}</HeadCell>
          <HeadCell numeric>{labels.levies}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {rows.map(({ item, fund }) => (
          <Row key={item.id}>
            <Cell head>{fund.path === null ? <bdi>{fund.title}</bdi> : <a href={fund.path}>{fund.title}</a>}</Cell>
            <Cell label={messages.fund.asOf}>
              {item.data.date ? <time dateTime={item.data.date}>{formatDate(locale, item.data.date)}</time> : null}
            </Cell>
            <Cell numeric label={labels.ratio}>
              {percent(item.data.ratio)}
            </Cell>
            <Cell numeric label={labels.levies}>
              {percent(item.data.levies)}
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}
