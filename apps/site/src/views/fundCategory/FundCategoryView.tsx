import { riskLevel } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { RiskScale } from '@fundfront/ui/components/RiskScale';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { LocalNav } from '../../components/LocalNav.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { CategoryFunds, type CategoryViewProps } from './CategoryFunds.tsx';
import * as styles from './FundCategoryView.css.ts';

export function FundCategoryView(view: CategoryViewProps) {
  const { locale, messages, page } = view;
  const { fund, risk } = messages;
  const profiles = [...new Set(page.funds.flatMap((row) => row.riskProfile ?? []))].sort(
    (one, other) => riskLevel(one) - riskLevel(other),
  );
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page}>
        {profiles.length > 0 ? (
          <div className={styles.risk}>
            <RiskScale
              levels={profiles.map(riskLevel)}
              label={profiles.map((level) => risk[level]).join(messages.comma)}
            />
            <Text size="meta" tone="meta">
              {profiles.map((level) => risk[level]).join(' · ')}
            </Text>
          </div>
        ) : null}
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            {page.body ? <Prose html={page.body} /> : null}
            {page.funds.length > 0 ? <CategoryFunds {...view} /> : <Text tone="secondary">{fund.none}</Text>}
            <Split
              ratio="8:4"
              start={<Disclaimer messages={messages} />}
              end={<LocalNav label={messages.page.section} links={page.siblings} path={page.path} />}
            />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
