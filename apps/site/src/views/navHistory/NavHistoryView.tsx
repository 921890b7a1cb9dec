import { riskProfiles } from '@fundfront/content-model';
import { objectOf } from '@fundfront/content-model/objects';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { FundHistory } from '../../content/prices.ts';
import type { NavBoard } from '../../content/site.ts';
import { NavHistory } from '../../features/prices/NavHistory.tsx';
import { island } from '../../islands/island.tsx';
import type { ViewProps } from '../view.ts';

const NavHistoryIsland = island('navHistory', NavHistory, 'idle');

interface NavHistoryViewProps extends ViewProps {
  board: NavBoard;
  /** Of the first fund; null without one. */
  initial: FundHistory | null;
}

/** In the order of the board, each under the heading of its group. */
function fundGroups({ categories, funds }: NavBoard) {
  const groups = [...new Set(funds.map((fund) => fund.category.group))];
  return groups.map((group) => {
    const within = funds.filter((fund) => fund.category.group === group);
    const heading =
      categories.find((category) => category.slug === group) ??
      categories.find((category) => category.group === group) ??
      within[0]?.category;
    return {
      title: heading?.title ?? group,
      funds: within.map(({ id, path, title, subFund }) => ({
        id,
        slug: path.split('/').at(-1) ?? id,
        name: subFund ? `${title} · ${subFund}` : title,
      })),
    };
  });
}

export function NavHistoryView({ locale, messages, page, board, initial }: NavHistoryViewProps) {
  const { prices, riskChip, risk, fund } = messages;
  const groups = fundGroups(board);
  const [first, ...others] = groups.flatMap(({ funds }) => funds);
  const principal = objectOf<Record<(typeof riskProfiles)[number], string>>(riskProfiles, (profile) =>
    fund.principal(locale === 'en' ? risk[profile].toLowerCase() : risk[profile]),
  );
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} tone="paper" />
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            {first && initial ? (
              <NavHistoryIsland
                locale={locale}
                messages={{ prices, riskChip, principal }}
                groups={groups}
                funds={[first, ...others]}
                initial={initial}
              />
            ) : (
              <Text tone="secondary">{fund.none}</Text>
            )}
            {page.body ? <Prose html={page.body} /> : null}
            <Disclaimer messages={messages} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
