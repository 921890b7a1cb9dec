import { ShareBar } from '@fundfront/ui/charts/ShareBar';
import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Stat } from '@fundfront/ui/components/Stat';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { rupeesOf100000 } from '../../components/decimals.ts';
import { FigureFiles } from '../../components/FigureFiles.tsx';
import { fill } from '../../components/fill.ts';
import { ExpenseBars } from '../../features/fundPage/ExpenseBars.tsx';
import * as page from '../../features/fundPage/FundPage.css.ts';
import { formatDate, formatMonth, formatReturn, groupThousands, isolated } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { costLines, ratioRange, recentExpenses, type SpentMonth, spentMonths } from './costLines.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';

const ExpenseBarsIsland = island('expenseBars', ExpenseBars, 'visible');

const percent = (text: string) => `${text}%`;

const expenseFigures = ['ratio', 'managementFee', 'managementFeeCap', 'levies'] as const;
const returnFigures = ['returnBefore', 'returnAfter'] as const;

/** Rupees before per cent, then actual against cap. Nothing for a fund that published no expenses. */
export function Costs(props: FundViewProps) {
  const { locale, messages, months } = props;
  const spent = spentMonths(months?.months);
  const latest = spent.at(-1);
  if (!months || !latest) return null;
  const { costs: words } = messages.fundPage;
  const day = formatDate(locale, latest.expensesOn);
  const rupees = rupeesOf100000(latest.ratio);
  return (
    <FundSection id="costs" title={words.title} lead={fill(words.lead, { day })}>
      <div className={rupees === null ? undefined : page.asideAndWide}>
        {rupees === null ? null : (
          <Stat
            label={words.rupeesLabel}
            value={groupThousands(rupees)}
            note={fill(words.rupeesLead, { percent: isolated(percent(latest.ratio)) })}
          />
        )}
        <div>
          <CostTable {...props} latest={latest} />
          {latest.returnBefore !== null && latest.returnAfter !== null ? (
            <p className={page.sentence}>
              {fill(words.returns, {
                day,
                basis: messages.basis[months.basis],
                before: isolated(formatReturn(latest.returnBefore)),
                after: isolated(formatReturn(latest.returnAfter)),
              })}
            </p>
          ) : null}
        </div>
      </div>
      <CostMonths {...props} spent={spent} />
    </FundSection>
  );
}

function CostTable({ messages, latest }: FundViewProps & { latest: SpentMonth }) {
  const { costs: words, none } = messages.fundPage;
  return (
    <Table caption={words.parts} hideCaption edge="flush">
      <THead>
        <Row>
          <HeadCell>{words.kind}</HeadCell>
          <HeadCell>{words.share}</HeadCell>
          <HeadCell numeric>{words.actual}</HeadCell>
          <HeadCell numeric>{words.cap}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {costLines(latest).map(({ kind, actual, cap }) => (
          <Row key={kind}>
            <Cell head>{words[kind]}</Cell>
            <Cell>
              <ShareBar value={actual} of={cap ?? latest.ratio} framed={cap !== null} />
            </Cell>
            <Cell numeric>
              <Ltr>{percent(actual)}</Ltr>
            </Cell>
            <Cell numeric>{cap === null ? none : <Ltr>{percent(cap)}</Ltr>}</Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}

/** One month is in the table above already. */
function CostMonths({ locale, messages, sheet, spent }: FundViewProps & { spent: readonly SpentMonth[] }) {
  const recent = recentExpenses(spent);
  const range = ratioRange(recent);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!range || !first || !last || recent.length < 2) return null;
  const { fundPage } = messages;
  const { costs: words } = fundPage;
  const month = (day: string) => formatMonth(locale, day);
  const same = range.low.ratio === range.high.ratio;
  return (
    <div className={page.size}>
      <Heading level={3} size="lead">
        {words.byMonth}
      </Heading>
      <ExpenseBarsIsland locale={locale} messages={fundPage} expenses={recent} />
      <p className={page.sentence}>
        {fill(same ? words.sentenceSame : words.sentence, {
          from: month(first.day),
          to: month(last.day),
          low: isolated(percent(range.low.ratio)),
          lowMonth: month(range.low.day),
          high: isolated(percent(range.high.ratio)),
          highMonth: month(range.high.day),
        })}
      </p>
      <FigureFiles messages={fundPage} locale={locale} fundId={sheet.row.id} kind="months">
        <Table caption={words.caption} hideCaption edge="flush">
          <THead>
            <Row>
              <HeadCell>{words.month}</HeadCell>
              <HeadCell numeric>{words.ratio}</HeadCell>
              <HeadCell numeric>{words.managementFee}</HeadCell>
              <HeadCell numeric>{words.cap}</HeadCell>
              <HeadCell numeric>{words.levies}</HeadCell>
              <HeadCell numeric>{words.before}</HeadCell>
              <HeadCell numeric>{words.after}</HeadCell>
            </Row>
          </THead>
          <TBody>
            {spent.toReversed().map((each) => (
              <Row key={each.month}>
                <Cell head>{month(each.expensesOn)}</Cell>
                {expenseFigures.map((key) => (
                  <FigureCell key={key} value={each[key]} format={percent} missing={fundPage.missing} />
                ))}
                {returnFigures.map((key) => (
                  <FigureCell key={key} value={each[key]} format={formatReturn} missing={fundPage.missing} />
                ))}
              </Row>
            ))}
          </TBody>
        </Table>
      </FigureFiles>
    </div>
  );
}

interface FigureCellProps {
  value: string | null;
  format: (value: string) => string;
  missing: string;
}

function FigureCell({ value, format, missing }: FigureCellProps) {
  return <Cell numeric>{value === null ? missing : <Ltr>{format(value)}</Ltr>}</Cell>;
}
