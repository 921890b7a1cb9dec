import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Stat } from '@fundfront/ui/components/Stat';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { FigureFiles } from '../../components/FigureFiles.tsx';
import { fill } from '../../components/fill.ts';
import * as page from '../../features/fundPage/FundPage.css.ts';
import { MonthInvestments } from '../../features/fundPage/MonthInvestments.tsx';
import { investedMonths } from '../../features/fundPage/monthRequest.ts';
import { SizeChart } from '../../features/fundPage/SizeChart.tsx';
import { formatDate, groupThousands, isolated } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { FundSection, type FundViewProps } from './FundSection.tsx';

const SizeChartIsland = island('sizeChart', SizeChart, 'visible');

const MonthInvestmentsIsland = island('monthInvestments', MonthInvestments, 'visible');

/** Oldest first. */
export function sizesOf(months: FundViewProps['months']): { day: string; size: string }[] {
  return (months?.months ?? []).flatMap(({ investedOn, size }) =>
    investedOn !== null && size !== null ? [{ day: investedOn, size }] : [],
  );
}

/** Nothing for a fund that published neither investments nor its size. */
export function Holdings(props: FundViewProps) {
  const { locale, messages, sheet, months } = props;
  if (!months?.investments) return null;
  const { holdings: words } = messages.fundPage;
  return (
    <FundSection id="holdings" title={words.title} lead={words.lead}>
      <MonthInvestmentsIsland
        locale={locale}
        messages={messages.fundPage}
        fundId={sheet.row.id}
        months={investedMonths(months.months)}
        initial={months.investments}
      />
      <FundSize {...props} />
    </FundSection>
  );
}

function FundSize({ locale, messages, sheet, months }: FundViewProps) {
  const { holdings: words } = messages.fundPage;
  const sizes = sizesOf(months);
  const latest = sizes.at(-1);
  const [first] = sizes;
  if (!latest || !first) return null;
  const day = (text: string) => formatDate(locale, text);
  return (
    <div className={`${page.wideAndAside} ${page.size}`}>
      <div>
        <Heading level={3} size="lead">
          {words.size}
        </Heading>
        <SizeChartIsland locale={locale} messages={words} sizes={sizes} />
        <FigureFiles messages={messages.fundPage} locale={locale} fundId={sheet.row.id} kind="months">
          <Table caption={words.sizeCaption} hideCaption edge="flush" layout="plain">
            <THead>
              <Row>
                <HeadCell>{words.asOf}</HeadCell>
                <HeadCell numeric>{words.sizeLabel}</HeadCell>
              </Row>
            </THead>
            <TBody>
              {sizes.toReversed().map((each) => (
                <Row key={each.day}>
                  <Cell head>{day(each.day)}</Cell>
                  <Cell numeric>
                    <Ltr>{groupThousands(each.size)}</Ltr>
                  </Cell>
                </Row>
              ))}
            </TBody>
          </Table>
        </FigureFiles>
      </div>
      <Stat
        label={words.size}
        value={groupThousands(latest.size)}
        note={[
          fill(words.sizeAside, { day: day(latest.day) }),
          ...(sizes.length > 1
            ? [fill(words.sizeBefore, { day: day(first.day), size: isolated(groupThousands(first.size)) })]
            : []),
        ].join(' ')}
      />
    </div>
  );
}
