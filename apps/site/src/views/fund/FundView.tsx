import { rulesOfFund } from '@fundfront/content-model/cutOffs';
import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { FundGrowth } from '../../features/fundPage/FundGrowth.tsx';
import { YearBars } from '../../features/fundPage/YearBars.tsx';
import { OrderClock } from '../../features/orderClock/OrderClock.tsx';
import { formatDate } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import { Costs } from './Costs.tsx';
import { spentMonths } from './costLines.ts';
import { FundDocuments } from './FundDocuments.tsx';
import { FundHeader } from './FundHeader.tsx';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';
import { Holdings } from './Holdings.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { NavChart } from './NavChart.tsx';
import { Payouts } from './Payouts.tsx';
import { RailFacts } from './RailFacts.tsx';
import { Returns } from './Returns.tsx';
import { Risk } from './Risk.tsx';
import { SectionNav } from './SectionNav.tsx';

const OrderClockIsland = island('orderClock', OrderClock, 'visible');

const YearBarsIsland = island('yearBars', YearBars, 'visible');

const FundGrowthIsland = island('fundGrowth', FundGrowth, 'visible');

type Navigated = { id: string; label: string };

/** In the order of the page. What has no section has no item. */
function sectionsOf({ messages, page, sheet, growth, months, payouts, documents }: FundViewProps): Navigated[] {
  const { fund, fundPage, reading } = messages;
  const items: (Navigated & { there: boolean })[] = [
    { id: 'growth', label: growth ? fundPage.short.growth : fundPage.short.nav, there: hasGrowth(sheet) },
    { id: 'returns', label: fund.returns, there: true },
    { id: 'years', label: fundPage.years.short, there: sheet.years.length > 0 },
    { id: 'holdings', label: fundPage.holdings.short, there: months?.investments != null },
    { id: 'payouts', label: fundPage.payouts.short, there: (payouts?.payouts.length ?? 0) > 0 },
    { id: 'costs', label: fundPage.costs.short, there: spentMonths(months?.months).length > 0 },
    { id: 'about', label: fundPage.short.about, there: Boolean(page.body) },
    { id: 'facts', label: fund.facts, there: true },
    { id: 'risk', label: fundPage.risk.short, there: sheet.row.riskProfile !== null },
    { id: 'documents', label: reading.documents.ofFundShort, there: documents.length > 0 },
    { id: 'disclaimer', label: fundPage.short.disclaimer, there: true },
  ];
  return items.filter(({ there }) => there).map(({ id, label }) => ({ id, label }));
}

const hasGrowth = ({ history }: FundViewProps['sheet']) => history.length > 1;

export function FundView(props: FundViewProps) {
  const { locale, messages, page, sheet, cutOffs } = props;
  const first = hasGrowth(sheet) ? <Growth {...props} /> : <Returns {...props} />;
  const hasClock = rulesOfFund(cutOffs.rules, sheet.row.id).length > 0;
  return (
    <>
      <FundHeader {...props} />
      <SectionNav locale={locale} messages={messages} sections={sectionsOf(props)} />
      <Container>
        {hasClock ? (
          <div className={styles.columns}>
            <Clock {...props} />
            <div className={styles.main}>{first}</div>
            <div className={styles.rail}>
              <RailFacts {...props} />
            </div>
          </div>
        ) : (
          first
        )}
        {hasGrowth(sheet) ? <Returns {...props} /> : null}
        <Years {...props} />
        <Holdings {...props} />
        <Payouts {...props} />
        <Costs {...props} />
        <About {...props} />
        <KeyFacts {...props} />
        <Risk {...props} />
        <FundDocuments {...props} />
        <section id="disclaimer" aria-label={messages.fund.disclaimer} className={styles.section}>
          <Disclaimer messages={messages} />
          <div className={styles.updated}>
            <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
          </div>
        </section>
      </Container>
    </>
  );
}

/** Not before a full year: what runs is in the table of returns. */
function Years({ locale, messages, sheet }: FundViewProps) {
  const { years, returns, row, benchmark } = sheet;
  if (years.length === 0) return null;
  const { basis, fundPage } = messages;
  return (
    <FundSection
      id="years"
      title={fundPage.years.title}
      lead={benchmark === null ? fundPage.years.lead : fundPage.years.leadBeside}
    >
      <YearBarsIsland
        locale={locale}
        messages={{ basis, fundPage }}
        fundId={row.id}
        sheet={{ years, returns, benchmark }}
      />
    </FundSection>
  );
}

function Clock({ locale, messages, sheet, cutOffs }: FundViewProps) {
  const { row } = sheet;
  const { holidays, live } = cutOffs;
  const rules = rulesOfFund(cutOffs.rules, row.id);
  return (
    <div className={styles.clock}>
      <OrderClockIsland
        locale={locale}
        messages={messages.orderClock}
        rules={rules}
        holidays={holidays}
        live={live}
        priceDay={row.price?.validityDate ?? null}
        action={{ label: messages.fund.invest, href: pathTo(locale, 'howToInvest') }}
      />
    </div>
  );
}

function About({ messages, page }: FundViewProps) {
  if (!page.body) return null;
  return (
    <FundSection id="about" title={messages.fund.about}>
      <Prose html={page.body} />
    </FundSection>
  );
}

function Growth(props: FundViewProps) {
  const { locale, messages, sheet, growth, payouts } = props;
  if (!growth) return <Navs {...props} />;
  return (
    <FundSection id="growth" title={messages.growth.title}>
      <FundGrowthIsland
        locale={locale}
        messages={{ growth: messages.growth, fundPage: messages.fundPage }}
        fundId={sheet.row.id}
        hasBenchmark={sheet.benchmark !== null}
        payouts={(payouts?.payouts ?? []).map(({ day, amount }) => ({ day, amount }))}
        first={growth}
      />
    </FundSection>
  );
}

function Navs({ locale, messages, sheet }: FundViewProps) {
  const { fund } = messages;
  const first = sheet.history[0];
  const last = sheet.history.at(-1);
  if (!first || !last) return null;
  const from = formatDate(locale, first.date);
  const to = formatDate(locale, last.date);
  return (
    <FundSection id="growth" title={fund.growth} lead={fund.growthLead(from, to)}>
      <NavChart
        locale={locale}
        messages={messages}
        history={sheet.history}
        label={fund.growthAlt(`${first.nav} (${from})`, `${last.nav} (${to})`)}
      />
    </FundSection>
  );
}
