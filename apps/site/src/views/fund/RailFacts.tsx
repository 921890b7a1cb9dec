import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { fill } from '../../components/fill.ts';
import { formatDate, groupThousands, isolated } from '../../i18n/index.ts';
import { spentMonths } from './costLines.ts';
import type { FundViewProps } from './FundSection.tsx';
import { sizesOf } from './Holdings.tsx';

/** What is asked first, beside the drawing; the rest is among the key facts. */
export function RailFacts({ locale, messages, facts, months }: FundViewProps) {
  const { fund, fundPage } = messages;
  const size = sizesOf(months).at(-1);
  const spent = spentMonths(months?.months).at(-1);
  const date = (day: string) => formatDate(locale, day);
  const percent = (text: string) => isolated(`${text}%`);
  const load = (text: string | null) => (text === null || Number(text) === 0 ? fundPage.none : percent(text));
  const items = [
    {
      term: fund.rail.size,
      value: size && fill(fund.rail.sizeOn, { size: groupThousands(size.size), day: date(size.day) }),
    },
    {
      term: fund.rail.cost,
      value: spent && fill(fund.rail.costOn, { ratio: percent(spent.ratio), day: date(spent.expensesOn) }),
    },
    {
      term: fund.rail.loads,
      value:
        (facts.frontEndLoad !== null || facts.backEndLoad !== null) &&
        fill(fund.rail.inAndOut, { front: load(facts.frontEndLoad), back: load(facts.backEndLoad) }),
    },
    {
      term: fund.stability,
      value: facts.rating && (
        <>
          <Ltr>{facts.rating}</Ltr>
          {facts.ratingDate && fill(fund.rail.on, { day: date(facts.ratingDate) })}
        </>
      ),
    },
    { term: fund.inception, value: facts.inceptionDate && date(facts.inceptionDate) },
  ].filter(({ value }) => value);
  return items.length > 0 ? <Facts items={items} layout="rail" /> : null;
}
