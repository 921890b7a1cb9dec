import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { CallBand } from '../../components/CallBand.tsx';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { ListedFund, NavBoard } from '../../content/site.ts';
import { FundFinder } from '../../features/fundFinder/FundFinder.tsx';
import { sorted } from '../../features/fundFinder/findFunds.ts';
import { tabsOf } from '../../features/navBoard/tabs.ts';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import type { TemplateViewProps } from '../view.ts';
import { finderFunds } from './finderFunds.ts';

const FundFinderIsland = island('fundFinder', FundFinder, 'idle');

interface FundFinderViewProps extends TemplateViewProps<'fundFinder'> {
  board: NavBoard;
  funds: readonly ListedFund[];
  /** The same in the other language. */
  others: readonly ListedFund[];
}

export function FundFinderView({ locale, messages, page, data, board, funds, others }: FundFinderViewProps) {
  const { finder, fund, risk, riskChip } = messages;
  const listed = sorted(finderFunds(locale, messages, funds, others), 'risk', locale);
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={{ ...page, title: data.headline ?? page.title }} />
      {listed.length > 0 ? (
        <FundFinderIsland
          locale={locale}
          messages={{ finder, risk, riskChip, missing: fund.missing, noPrice: fund.noPrice, trend: fund.trend }}
          groups={tabsOf(board)}
          funds={listed}
          comparePath={pathTo(locale, 'compare')}
        >
          <Disclaimer messages={messages} />
        </FundFinderIsland>
      ) : (
        <Section as="div" space="m">
          <Container>
            <Text tone="secondary">{fund.none}</Text>
          </Container>
        </Section>
      )}
      <CallBand locale={locale} messages={messages} data={data} />
    </>
  );
}
