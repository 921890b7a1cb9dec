'use client';

import type { Locale } from '@fundfront/content-model';
import { BarChart } from '@fundfront/ui/charts/BarChart';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Stat } from '@fundfront/ui/components/Stat';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { FigureFiles } from '../../components/FigureFiles.tsx';
import { fill } from '../../components/fill.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import type { FundSheet } from '../../content/page.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatReturn, formatSigned, groupThousands, isolated } from '../../i18n/numbers.ts';
import * as styles from './FundPage.css.ts';
import { extremeYears, pointsAhead, type YearFigure, type YearKind, yearFigures, yearsAhead } from './yearBars.ts';

const kinds: readonly YearKind[] = ['fiscal', 'calendar'];
const phoneBars = 5;

interface YearBarsProps {
  locale: Locale;
  messages: Pick<Messages, 'fundPage' | 'basis'>;
  fundId: string;
  sheet: Pick<FundSheet, 'years' | 'returns' | 'benchmark'>;
}

export function YearBars({ locale, messages, fundId, sheet }: YearBarsProps) {
  const { years: words } = messages.fundPage;
  const known = kinds.filter((kind) => yearFigures(sheet, kind).length > 0);
  const [chosen, setChosen] = useState(known[0] ?? 'fiscal');
  const ready = useHydrated();
  const figures = yearFigures(sheet, chosen);
  const [first, last] = [figures[0], figures.at(-1)];
  const extremes = extremeYears(figures);
  const hasBenchmark = sheet.benchmark !== null;
  const ahead = hasBenchmark ? yearsAhead(figures) : null;
  if (!first || !last || !extremes) return null;
  const nameOf = ({ year, running }: YearFigure) => {
    const name = fill(words.names[chosen], { year });
    return running ? fill(words.toDate, { year: name }) : name;
  };
  const day = (text: string | null) => (text === null ? messages.fundPage.missing : formatDate(locale, text));
  const benchmarkOf = ({ benchmark }: YearFigure) =>
    benchmark === null ? messages.fundPage.missing : formatReturn(benchmark);
  const differenceText = (figure: YearFigure) => {
    const points = pointsAhead(figure);
    return points === null ? messages.fundPage.missing : formatSigned(points, 2);
  };
  return (
    <div className={styles.wideAndAside} data-ready={ready || undefined}>
      <div>
        {known.length > 1 ? (
          <div className={styles.choice} data-print="hide">
            <SegmentedControl
              label={words.kind}
              options={known.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
              value={chosen}
              onChange={setChosen}
            />
          </div>
        ) : null}
        <BarChart
          key={chosen}
          bars={figures.map((figure) => ({
            day: figure.asOf,
            label: chosen === 'fiscal' && locale === 'en' ? `FY${String(figure.year).slice(2)}` : String(figure.year),
            value: figure.percent,
            text: formatReturn(figure.percent).replace('%', ''),
            name: nameOf(figure),
            ...(hasBenchmark && figure.benchmark !== null && { beside: figure.benchmark }),
            ...(figure.running && { running: true, note: words.toDateNote }),
          }))}
          description={fill(words.description[chosen], { first: nameOf(first), last: nameOf(last) })}
          hint={words.hint}
          formatTick={(value, digits) => groupThousands(value.toFixed(digits)).replace('-', '\u2212')}
          readingsOf={(asOf) => {
            const figure = figures.find((each) => each.asOf === asOf);
            if (!figure) return [];
            return [
              { label: messages.basis[figure.basis], value: formatReturn(figure.percent) },
              ...(hasBenchmark
                ? [
                    { label: messages.fundPage.growth.benchmark, value: benchmarkOf(figure) },
                    { label: words.difference, value: differenceText(figure) },
                  ]
                : []),
              { label: words.from, value: day(figure.from) },
              { label: words.to, value: day(figure.asOf) },
            ];
          }}
          narrowCount={phoneBars}
        />
        <p className={styles.sentence}>
          {fill(extremes.count === 1 ? words.sentenceOne : words.sentence, {
            count: extremes.count,
            best: isolated(formatReturn(extremes.best.percent)),
            bestYear: nameOf(extremes.best),
            worst: isolated(formatReturn(extremes.worst.percent)),
            worstYear: nameOf(extremes.worst),
          })}
        </p>
        <FigureFiles messages={messages.fundPage} locale={locale} fundId={fundId} kind="years">
          <Table caption={words.caption} hideCaption edge="flush">
            <THead>
              <Row>
                <HeadCell>{words.year}</HeadCell>
                <HeadCell numeric>{words.return}</HeadCell>
                {hasBenchmark ? (
                  <>
                    <HeadCell numeric>{messages.fundPage.growth.benchmark}</HeadCell>
                    <HeadCell numeric>{words.difference}</HeadCell>
                  </>
                ) : null}
                <HeadCell>{words.basis}</HeadCell>
                <HeadCell>{words.from}</HeadCell>
                <HeadCell>{words.to}</HeadCell>
              </Row>
            </THead>
            <TBody>
              {figures.toReversed().map((figure) => (
                <Row key={figure.asOf}>
                  <Cell head>{nameOf(figure)}</Cell>
                  <Cell numeric>
                    <Ltr>{formatReturn(figure.percent)}</Ltr>
                  </Cell>
                  {hasBenchmark ? (
                    <>
                      <Cell numeric>
                        <Ltr>{benchmarkOf(figure)}</Ltr>
                      </Cell>
                      <Cell numeric>
                        <Ltr>{differenceText(figure)}</Ltr>
                      </Cell>
                    </>
                  ) : null}
                  <Cell>{messages.basis[figure.basis]}</Cell>
                  <Cell>{day(figure.from)}</Cell>
                  <Cell>{day(figure.asOf)}</Cell>
                </Row>
              ))}
            </TBody>
          </Table>
        </FigureFiles>
      </div>
      <div className={styles.aside}>
        {ahead ? (
          <Stat
            label={words.against}
            // In figures: words within the large ones would run through them in Urdu.
            value={`${ahead.ahead}/${ahead.count}`}
            note={fill(ahead.all ? words.aheadNote.all : words.aheadNote.known, {
              ahead: ahead.ahead,
              count: ahead.count,
            })}
          />
        ) : null}
        <YearStat label={words.best} figure={extremes.best} name={nameOf(extremes.best)} messages={messages} />
        {extremes.count > 1 ? (
          <YearStat label={words.worst} figure={extremes.worst} name={nameOf(extremes.worst)} messages={messages} />
        ) : null}
      </div>
    </div>
  );
}

interface YearStatProps extends Pick<YearBarsProps, 'messages'> {
  label: string;
  figure: YearFigure;
  name: string;
}

/** The best and the leanest are equally loud. */
function YearStat({ label, figure, name, messages }: YearStatProps) {
  return (
    <Stat
      label={label}
      value={formatReturn(figure.percent)}
      note={fill(messages.fundPage.yearOnBasis, { year: name, basis: messages.basis[figure.basis] })}
    />
  );
}
