import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatDate, formatPublished } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';
import * as table from './Returns.css.ts';

// By keyboard too: the table is wider than a phone.
const scrollable = { role: 'group', tabIndex: 0, 'aria-labelledby': 'returns-title' } as const;

export function Returns({ locale, messages, sheet }: FundViewProps) {
  const { fund, basis, periods } = messages;
  const { returns } = sheet;
  const asOf = returns[0]?.asOf;
  const nameOf = (period: string) => Object.entries(periods).find(([key]) => key === period)?.[1] ?? period;
  return (
    <FundSection
      id="returns"
      title={fund.returns}
      lead={asOf && fund.returnsLead(formatDate(locale, asOf))}
      aside={
        <TextLink href={pathTo(locale, 'navHistory')} standalone size="ui">
          {fund.navHistory}
        </TextLink>
      }
    >
      {returns.length === 0 ? (
        <Text tone="secondary">{fund.noReturns}</Text>
      ) : (
        <div {...scrollable} className={styles.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col" className={table.first}>
                  {fund.period}
                </th>
                {returns.map(({ period }) => (
                  <th key={period} scope="col">
                    {nameOf(period)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className={table.strong}>
                <th scope="row" className={table.first}>
                  {fund.returns}
                </th>
                {returns.map(({ period, percent }) => (
                  <td key={period}>
                    <Ltr>{formatPublished(percent)}</Ltr>
                  </td>
                ))}
              </tr>
              <tr className={table.basis}>
                <th scope="row" className={table.first}>
                  {fund.basis}
                </th>
                {returns.map((item) => (
                  <td key={item.period}>{basis[item.basis]}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </FundSection>
  );
}
