import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { Item } from '../../content/items.ts';
import { formatDate } from '../../i18n/index.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';

type Parts = NonNullable<Item<'fundInvestment'>['data']['allocation']>;

/** The latest month that is published; nothing without one. */
export function Investments({ locale, messages, investments }: FundViewProps) {
  const data = investments?.data;
  if (!data?.date || !data.allocation) return null;
  const { fund } = messages;
  const table = (caption: string, parts: Parts) => (
    <Table caption={caption} edge="flush">
      <THead>
        <Row>
          <HeadCell>{fund.part}</HeadCell>
          <HeadCell numeric>{fund.partPercent}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {parts.map(({ name, nameUr, percent }) => (
          <Row key={name}>
            <Cell head>
              <bdi>{(locale === 'ur' && nameUr) || name}</bdi>
            </Cell>
            <Cell numeric>
              <Ltr>{percent}%</Ltr>
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
  return (
    <FundSection id="investments" title={fund.investments} lead={fund.returnsLead(formatDate(locale, data.date))}>
      <Stack space="l">
        {table(fund.allocation, data.allocation)}
        {data.holdings && data.holdings.length > 0 ? table(fund.holdings, data.holdings) : null}
      </Stack>
    </FundSection>
  );
}
