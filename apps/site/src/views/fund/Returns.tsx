import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { differenceOf } from '../../components/decimals.ts';
import { returnOf } from '../../components/listedFund.ts';
import type { FundSheet } from '../../content/page.ts';
import { formatDate, formatReturn, formatSigned } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';
import * as table from './Returns.css.ts';

type Figure = FundSheet['returns'][number];
type Period = Figure['period'];

const shown: readonly Period[] = ['mtd', 'ytd', 'd365', 'y3', 'y5', 'inception'];
const folded: readonly Period[] = ['d1', 'd15', 'd30', 'd90', 'd180', 'd270', 'cytd', 'y2'];

// By keyboard too: the table is wider than a phone.
const scrollable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

const laterDay = (days: readonly string[]) => days.reduce<string | null>((a, b) => (a !== null && a > b ? a : b), null);

export function Returns(props: FundViewProps) {
  const { locale, messages, sheet } = props;
  const { fund } = messages;
  const { returns } = sheet;
  const asOf = laterDay(returns.map((figure) => figure.asOf));
  const others = folded.filter((period) => returns.some((figure) => figure.period === period));
  return (
    <FundSection
      id="returns"
      title={fund.returns}
      {...(asOf !== null && { lead: fund.returnsLead(formatDate(locale, asOf)) })}
      aside={
        <TextLink
          href={`${pathTo(locale, 'navHistory')}?fund=${sheet.row.path.split('/').at(-1)}`}
          standalone
          size="ui"
        >
          {fund.navHistory}
        </TextLink>
      }
    >
      {asOf === null ? (
        <Text tone="secondary">{fund.noReturns}</Text>
      ) : (
        <>
          <ReturnsTable {...props} periods={shown} asOf={asOf} label={fund.returns} />
          {others.length === 0 ? null : (
            <details className={table.more}>
              <summary className={table.summary}>{fund.otherPeriods}</summary>
              <ReturnsTable {...props} periods={others} asOf={asOf} label={fund.otherPeriods} />
            </details>
          )}
        </>
      )}
    </FundSection>
  );
}

interface TableProps extends FundViewProps {
  periods: readonly Period[];
  /** What the lead says: a figure as of another day says so itself. */
  asOf: string;
  label: string;
}

function ReturnsTable({ locale, messages, sheet, facts, periods, asOf, label }: TableProps) {
  const { fund, fundPage, basis, compare, periods: names } = messages;
  const columns = periods.map((period) => ({
    period,
    figure: returnOf({ row: sheet.row, inceptionDate: facts.inceptionDate ?? null }, period),
    benchmark: sheet.returns.find((each) => each.period === period)?.benchmark ?? null,
  }));
  return (
    <div {...scrollable(label)} className={styles.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.first}>
              {fund.returns}
            </th>
            {columns.map(({ period, figure }) => (
              <th key={period} scope="col">
                {names[period]}
                {typeof figure !== 'string' && figure.from !== null ? (
                  <small className={table.start}>{fund.returnsFrom(formatDate(locale, figure.from))}</small>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={table.first}>
              {fund.returnsOfFund}
            </th>
            {columns.map(({ period, figure }) =>
              typeof figure === 'string' ? (
                <Missing key={period} text={fund.missing} reason={compare[figure]} />
              ) : (
                <td key={period}>
                  <b className={table.strong}>
                    <Ltr>{formatReturn(figure.percent)}</Ltr>
                  </b>
                  <span className={table.note}>{basis[figure.basis]}</span>
                  {figure.cagr === null ? null : (
                    <span className={table.note}>
                      <Ltr>{formatReturn(figure.cagr)}</Ltr> {basis.cagr}
                    </span>
                  )}
                  {figure.asOf === asOf ? null : (
                    <span className={table.note}>{fund.returnsAsOf(formatDate(locale, figure.asOf))}</span>
                  )}
                </td>
              ),
            )}
          </tr>
          {sheet.benchmark === null ? null : (
            <>
              <tr>
                <th scope="row" className={table.first}>
                  {fund.benchmark}
                  <span className={table.name}>
                    <bdi>{sheet.benchmark}</bdi>
                  </span>
                </th>
                {columns.map(({ period, figure, benchmark }) => {
                  if (typeof figure === 'string') {
                    return <Missing key={period} text={fund.missing} reason={compare[figure]} />;
                  }
                  if (benchmark === null) {
                    return <Missing key={period} text={fund.missing} reason={fund.benchmarkUnknown} />;
                  }
                  return (
                    <td key={period}>
                      <b>
                        <Ltr>{formatReturn(benchmark)}</Ltr>
                      </b>
                      <span className={table.note}>{basis[figure.basis]}</span>
                    </td>
                  );
                })}
              </tr>
              <tr>
                <th scope="row" className={table.first}>
                  {fundPage.years.difference}
                </th>
                {columns.map(({ period, figure, benchmark }) => {
                  const points =
                    typeof figure === 'string' || benchmark === null
                      ? null
                      : differenceOf(figure.percent, benchmark, 2);
                  return <td key={period}>{points === null ? fund.missing : <Ltr>{formatSigned(points, 2)}</Ltr>}</td>;
                })}
              </tr>
            </>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Missing({ text, reason }: { text: string; reason: string }) {
  return (
    <td>
      {text}
      <span className={table.note}>{reason}</span>
    </td>
  );
}
