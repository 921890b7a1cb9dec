import { Breadcrumbs } from '@fundfront/ui/components/Breadcrumbs';
import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import type { NavDay } from '../../content/prices.ts';
import { DayPrices } from '../../features/prices/DayPrices.tsx';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import type { ViewProps } from '../view.ts';

const DayPricesIsland = island('dayPrices', DayPrices, 'idle');

interface DailyNavsViewProps extends ViewProps {
  /** Null while no fund has a price. */
  latest: NavDay | null;
}

export function DailyNavsView({ locale, messages, page, latest }: DailyNavsViewProps) {
  const { prices, riskChip, basis, breadcrumbs } = messages;
  const trail = [
    { label: breadcrumbs.home, href: pathTo(locale, 'home') },
    ...page.breadcrumbs.map((link) => ({ label: link.title, href: link.path })),
    { label: page.title },
  ];
  return (
    <Section as="div" space="m">
      <Container>
        <Breadcrumbs items={trail} label={breadcrumbs.label} />
        <Stack space="xl">
          {latest ? (
            <DayPricesIsland locale={locale} messages={{ prices, riskChip, basis }} latest={latest} />
          ) : (
            <>
              <Heading level={1} size="h2">
                {page.title}
              </Heading>
              <Text tone="secondary">{prices.day.noneYet}</Text>
            </>
          )}
          {page.summary ? <Text tone="secondary">{page.summary}</Text> : null}
          {page.body ? <Prose html={page.body} /> : null}
          <Disclaimer messages={messages} />
        </Stack>
      </Container>
    </Section>
  );
}
