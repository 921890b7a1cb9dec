import { type NamedSeason, seasonsOf, weekdayRanges } from '@fundfront/content-model/cutOffs';
import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { fill } from '../../components/fill.ts';
import type { CutOffs } from '../../content/cutOffs.ts';
import type { NavBoard } from '../../content/site.ts';
import { KarachiClock } from '../../features/orderClock/KarachiClock.tsx';
import { formatWeekdays } from '../../features/orderClock/phrases.ts';
import { TodayState } from '../../features/orderClock/TodayState.tsx';
import { formatDate } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './Cutoffs.css.ts';
import { type CutOffRow, cutOffRows } from './cutOffRows.ts';

const TodayStateIsland = island('todayState', TodayState, 'visible');

const KarachiClockIsland = island('karachiClock', KarachiClock, 'visible');

interface CutoffsProps extends TemplateViewProps<'home'> {
  board: NavBoard;
  cutOffs: CutOffs;
}

export function Cutoffs({ board, cutOffs, ...view }: CutoffsProps) {
  const { messages, data } = view;
  const seasons = seasonsOf(cutOffs.rules);
  const rows = cutOffRows(board.funds, cutOffs.rules, seasons);
  if (cutOffs.rules.length === 0 || rows.length === 0) return null;
  return (
    <Section tone="band" labelledBy="home-cutoffs">
      <Container>
        <div className={styles.cut}>
          <div>
            <Heading level={2} id="home-cutoffs">
              {data.cutoffTitle ?? messages.footer.cutoffs}
            </Heading>
            {cutOffs.live ? <KarachiClockIsland label={messages.home.cutoffNow} /> : null}
          </div>
          <div className={styles.tables}>
            <Timetable {...view} rows={rows} cutOffs={cutOffs} />
            {seasons.map((season, index) => (
              <Timetable
                {...view}
                key={`${season.from} ${season.name}`}
                rows={rows}
                cutOffs={cutOffs}
                season={season}
                index={index}
              />
            ))}
            {data.cutoffNote ? (
              <Text size="meta" tone="meta">
                {data.cutoffNote}
              </Text>
            ) : null}
          </div>
        </div>
      </Container>
    </Section>
  );
}

interface TimetableProps extends TemplateViewProps<'home'> {
  rows: readonly CutOffRow[];
  cutOffs: CutOffs;
  season?: NamedSeason;
  index?: number;
}

function Timetable({ locale, messages, rows, cutOffs, season, index = 0 }: TimetableProps) {
  const { orderClock } = messages;
  const { table } = orderClock;
  const weeks = rows.map((row) => ({ ...row, week: (season && row.inSeason[index]) ?? row.standing }));
  const ranges = weekdayRanges(weeks.map(({ week }) => week.times));
  const caption = season
    ? fill(table.season, {
        name: season.name,
        from: formatDate(locale, season.from),
        to: formatDate(locale, season.to),
      })
    : table.standing;
  const withToday = cutOffs.live && !season;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{season ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <thead>
          <tr>
            <th scope="col">{table.funds}</th>
            {ranges.map((range) => (
              <th scope="col" key={range[0]}>
                {formatWeekdays(orderClock, range)}
              </th>
            ))}
            <th scope="col">{table.pricing}</th>
            {withToday ? <th scope="col">{table.today}</th> : null}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ label, rules, week }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {ranges.map((range) => {
                const time = range[0] && week.times[range[0]];
                return <td key={range[0]}>{time ? <Ltr>{time}</Ltr> : table.none}</td>;
              })}
              <td className={styles.quiet}>
                {week.pricings.map((pricing) => table.pricingNames[pricing]).join(messages.comma) || table.none}
              </td>
              {withToday ? (
                <td className={styles.quiet}>
                  <TodayStateIsland locale={locale} messages={orderClock} rules={rules} holidays={cutOffs.holidays} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
