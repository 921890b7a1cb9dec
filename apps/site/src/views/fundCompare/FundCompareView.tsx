import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { ListedFund } from '../../content/site.ts';
import { FundCompare } from '../../features/fundCompare/FundCompare.tsx';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import type { ViewProps } from '../view.ts';
import { compareFunds } from './compareFunds.ts';

const FundCompareIsland = island('fundCompare', FundCompare, 'idle');

interface FundCompareViewProps extends ViewProps {
  funds: readonly ListedFund[];
}

export function FundCompareView({ locale, messages, page, funds }: FundCompareViewProps) {
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} tone="paper" />
      <Section as="div" space="m">
        <Container>
          {funds.length > 0 ? (
            <FundCompareIsland
              {...compareFunds(locale, messages, funds)}
              locale={locale}
              messages={messages.compare}
              growth={messages.growth}
              finderPath={pathTo(locale, 'funds')}
              comma={messages.comma}
            >
              <Disclaimer messages={messages} />
            </FundCompareIsland>
          ) : (
            <Text tone="secondary">{messages.fund.none}</Text>
          )}
        </Container>
      </Section>
    </>
  );
}
