import { limits, riskLevel } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import { fill, fillCount } from '../../components/fill.ts';
import { nameOf, returnOf } from '../../components/listedFund.ts';
import type { ListedFund } from '../../content/site.ts';
import { formatDate, formatPrice, formatReturn } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './FundCategoryView.css.ts';

export interface CategoryViewProps extends ViewProps {
  funds: readonly ListedFund[];
}

/** In the order of the category's page, which is that of the NAV board. */
export function fundsOfPage({ page, funds }: Pick<CategoryViewProps, 'page' | 'funds'>): ListedFund[] {
  const byId = new Map(funds.map((fund) => [fund.row.id, fund]));
  return page.funds.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The funds beside each other, and the ways to look closer: all the finder's filters, and the comparison. */
export function CategoryFunds(view: CategoryViewProps) {
  const { locale, messages, page } = view;
  const { category: words } = messages.fundPage;
  const listed = fundsOfPage(view);
  const compared = listed.slice(0, limits.comparedFunds);
  const count =
    compared.length < listed.length ? { one: words.compare.first, many: words.compare.first } : words.compare;
  const group = page.funds[0]?.category.group;
  return (
    <section aria-labelledby="category-funds">
      <div className={styles.head}>
        <Heading level={2} size="h3" id="category-funds">
          {words.funds}
        </Heading>
        <Text size="meta" tone="meta">
          {words.lead}
        </Text>
      </div>
      <Table caption={fill(words.caption, { category: page.title })} hideCaption layout="stack" edge="flush">
        <THead>
          <Row>
            <HeadCell>{messages.fund.name}</HeadCell>
            <HeadCell numeric>{words.nav}</HeadCell>
            <HeadCell numeric>{words.ytd}</HeadCell>
            <HeadCell numeric>{words.year}</HeadCell>
            <HeadCell numeric>{words.expenses}</HeadCell>
          </Row>
        </THead>
        <TBody>
          {listed.map((fund) => (
            <FundLine key={fund.row.id} {...view} fund={fund} />
          ))}
        </TBody>
      </Table>
      <p className={styles.links}>
        <TextLink href={`${pathTo(locale, 'funds')}${group ? `?category=${group}` : ''}`} standalone arrow size="ui">
          {words.find}
        </TextLink>
        {compared.length > 0 ? (
          <TextLink
            href={`${pathTo(locale, 'compare')}?f=${compared.map(({ slug }) => slug).join(',')}`}
            standalone
            arrow
            size="ui"
          >
            {fillCount(count, compared.length)}
          </TextLink>
        ) : null}
      </p>
    </section>
  );
}

function FundLine({ locale, messages, fund }: CategoryViewProps & { fund: ListedFund }) {
  const { category: words, missing } = messages.fundPage;
  const { riskProfile, price, path } = fund.row;
  const day = (text: string) => formatDate(locale, text);
  const { expenses } = fund;
  const returned = (period: 'ytd' | 'd365') => {
    const figure = returnOf(fund, period);
    if (typeof figure === 'string') return <Figure text={missing} note={messages.compare[figure]} />;
    const note = fill(words.asOf, { basis: messages.basis[figure.basis], day: day(figure.asOf) });
    return <Figure text={formatReturn(figure.percent)} note={note} isNumber />;
  };
  return (
    <Row>
      <Cell head stacked="title">
        <a href={path}>{nameOf(fund)}</a>
        <span className={styles.fundRisk}>
          {riskProfile ? (
            <>
              <RiskChip level={riskLevel(riskProfile)} label={messages.riskChip[riskProfile]} />
              <span>
                {messages.fund.principal(
                  locale === 'en' ? messages.risk[riskProfile].toLowerCase() : messages.risk[riskProfile],
                )}
              </span>
            </>
          ) : (
            `${words.risk}: ${words.notStated}`
          )}
        </span>
      </Cell>
      <Cell numeric label={words.nav}>
        {price ? (
          <Figure text={formatPrice(price.nav)} note={day(price.validityDate)} isNumber />
        ) : (
          <Figure text={missing} note={words.noPrice} />
        )}
      </Cell>
      <Cell numeric label={words.ytd}>
        {returned('ytd')}
      </Cell>
      <Cell numeric label={words.year}>
        {returned('d365')}
      </Cell>
      <Cell numeric label={words.expenses}>
        {expenses ? (
          <Figure text={`${expenses.ratio}%`} note={expenses.asOf && day(expenses.asOf)} isNumber />
        ) : (
          <Figure text={missing} note={words.notStated} />
        )}
      </Cell>
    </Row>
  );
}

interface FigureProps {
  text: string;
  note: ReactNode;
  isNumber?: boolean;
}

function Figure({ text, note, isNumber = false }: FigureProps) {
  return (
    <span>
      {isNumber ? <Ltr>{text}</Ltr> : text}
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}
