import { formatDay } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useParams } from 'react-router-dom';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { entryPath } from '../../paths/entryPaths.ts';
import { useCall } from '../../session/useCall.ts';

type NavDay = ResponseOf<typeof calls.getNavDay>;

const crumbs = [{ label: 'Daily NAV', href: '/admin/dailynav' }];

export function PriceDayScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(calls.getNavDay, { params: { day: id } });
  const title = data ? `Prices of ${formatDay(data.day)}` : 'Prices of a day';
  return (
    <Screen
      title={title}
      crumbs={crumbs}
      inset="none"
      note={data ? `${data.prices.length} ${data.prices.length === 1 ? 'fund' : 'funds'}, read only` : undefined}
      actions={
        data ? (
          <>
            {data.earlier ? (
              <Button tone="quiet" href={`/admin/dailynav/${data.earlier}`}>
                Earlier day
              </Button>
            ) : null}
            {data.later ? (
              <Button tone="quiet" href={`/admin/dailynav/${data.later}`}>
                Later day
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {error ? <CallError what="The prices of this day" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? <PriceTable prices={data.prices} /> : null}
    </Screen>
  );
}

function PriceTable({ prices }: Pick<NavDay, 'prices'>) {
  const price = (value: string | null) => (value === null ? null : <Ltr>{value}</Ltr>);
  return (
    <TableInset>
      <Table caption="Prices by fund" hideCaption layout="stack" stickyHead>
        <THead>
          <Row>
            <HeadCell>Fund</HeadCell>
            <HeadCell>Category</HeadCell>
            <HeadCell numeric>NAV</HeadCell>
            <HeadCell numeric>Offer</HeadCell>
            <HeadCell numeric>Redemption</HeadCell>
            <HeadCell numeric>NAV before</HeadCell>
            <HeadCell>Source</HeadCell>
          </Row>
        </THead>
        <TBody>
          {prices.map((row) => (
            <Row key={row.fund}>
              <Cell head>
                <TextLink href={entryPath('fund', row.fund)}>{row.title}</TextLink>
              </Cell>
              <Cell label="Category">{row.category}</Cell>
              <Cell numeric label="NAV">
                {price(row.nav)}
              </Cell>
              <Cell numeric label="Offer">
                {price(row.offer)}
              </Cell>
              <Cell numeric label="Redemption">
                {price(row.redemption)}
              </Cell>
              <Cell numeric label="NAV before">
                {row.previous ? <span title={formatDay(row.previous.day)}>{price(row.previous.nav)}</span> : null}
              </Cell>
              <Cell label="Source">{row.source}</Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
