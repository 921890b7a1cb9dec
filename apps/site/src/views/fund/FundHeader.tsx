import { riskLevel } from '@fundfront/content-model';
import { withSubFund } from '@fundfront/content-model/seo';
import { Breadcrumbs } from '@fundfront/ui/components/Breadcrumbs';
import { Change } from '@fundfront/ui/components/Change';
import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import { coverOf } from '../../components/coverOf.ts';
import { formatDate, formatPercent, formatPrice, formatSigned } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import * as styles from './FundHeader.css.ts';
import type { FundViewProps } from './FundSection.tsx';

/** The circular on risk profiles asks for name, risk and "principal at … risk" in one line of sight with the price. */
export function FundHeader({ locale, messages, page, sheet }: FundViewProps) {
  const { fund, risk, riskChip, breadcrumbs } = messages;
  const { row } = sheet;
  const name = withSubFund(page.title, row.subFund);
  const trail = [
    { label: breadcrumbs.home, href: pathTo(locale, 'home') },
    ...page.breadcrumbs.map((link) => ({ label: link.title, href: link.path })),
    { label: name },
  ];
  return (
    <Section as="div" tone="navy" space="none" pattern={<GirihField use="band" drawing={coverOf(page.path)} />}>
      <Container>
        <div className={styles.head}>
          <Breadcrumbs items={trail} label={breadcrumbs.label} />
          <div className={styles.top}>
            <div className={styles.title}>
              <h1 className={styles.name}>{name}</h1>
              <div className={styles.tags}>
                {row.riskProfile ? (
                  <>
                    <RiskChip level={riskLevel(row.riskProfile)} label={riskChip[row.riskProfile]} />
                    <span>
                      {fund.principal(locale === 'en' ? risk[row.riskProfile].toLowerCase() : risk[row.riskProfile])}
                    </span>
                  </>
                ) : null}
                <span>{row.category.title}</span>
                <TextLink href={`${pathTo(locale, 'compare')}?f=${row.path.split('/').at(-1)}`} standalone>
                  {messages.compare.withOthers}
                </TextLink>
              </div>
            </div>
            <Price locale={locale} messages={messages} row={row} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Price({
  locale,
  messages,
  row,
}: Pick<FundViewProps, 'locale' | 'messages'> & { row: FundViewProps['sheet']['row'] }) {
  const { fund, basis } = messages;
  const { price, ytd } = row;
  if (!price) return <p className={styles.label}>{fund.noPrice}</p>;
  const ytdTerm = ({ basis: of, asOf }: NonNullable<typeof ytd>) =>
    fund.ytdBasis(basis[of], asOf === price.validityDate ? null : formatDate(locale, asOf));
  const figure = (text: string | null) => (text === null ? fund.missing : <Ltr>{formatPrice(text)}</Ltr>);
  const facts = [
    { term: fund.offer, value: figure(price.offer) },
    { term: fund.redemption, value: figure(price.redemption) },
    {
      term: fund.validity,
      value: <time dateTime={price.validityDate}>{formatDate(locale, price.validityDate)}</time>,
    },
    ...(ytd ? [{ term: ytdTerm(ytd), value: <Ltr>{formatPercent(ytd.percent)}</Ltr> }] : []),
  ];
  return (
    <div className={styles.price}>
      <div>
        <p className={styles.label}>{fund.navPerUnit}</p>
        <p className={styles.nav}>
          <Ltr>{formatPrice(price.nav)}</Ltr>
        </p>
        {price.change ? (
          <p className={styles.change}>
            <Change
              direction={price.change.direction}
              value={formatSigned(price.change.value, 4)}
              percent={formatPercent(price.change.percent)}
              label={fund[price.change.direction]}
            />{' '}
            <span className={styles.label}>{fund.onTheDay}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.figures}>
        <Facts items={facts} />
      </div>
    </div>
  );
}
