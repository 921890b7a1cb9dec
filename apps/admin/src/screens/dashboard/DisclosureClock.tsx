import { formatDay } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import { type DisclosureClock as Clock, calls } from '@fundfront/content-model/wire';
import { StepChart } from '@fundfront/ui/charts/StepChart';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import { formatClock } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { dueText } from '../prices/sheet/dueText.ts';
import * as styles from './DashboardScreen.css.ts';

/** Funds are named up to so many, then counted. */
const namedFunds = 3;

const monthlyLabels: Record<Clock['monthly'][number]['kind'], { label: string; href: string }> = {
  'fund-managers-report': { label: 'Fund manager reports', href: '/admin/download' },
  'expense-ratio': { label: 'Expense ratios', href: '/admin/expense-ratio' },
};

const timeOf = (instant: number) => formatClock(instant).slice(0, 5);
const time = (instant: string) => timeOf(Date.parse(instant));

interface LineProps {
  status: StatusMarkProps['status'];
  label: string;
  /** Which funds: as many words as there are. */
  names?: string;
  when?: ReactNode;
}

function Line({ status, label, names, when }: LineProps) {
  return (
    <li className={styles.line}>
      <span>
        <StatusMark status={status} label={label} />
        {names ? <span className={styles.second}>{names}</span> : null}
      </span>
      {when ? <span className={styles.when}>{when}</span> : null}
    </li>
  );
}

function naming(funds: Clock['missing']): string {
  const names = funds.slice(0, namedFunds).map(({ title }) => title);
  return funds.length > namedFunds ? `${names.join(', ')} and ${funds.length - namedFunds} more` : names.join(', ');
}

function sinceOf(funds: Clock['missing']): string | undefined {
  const [first] = funds.flatMap(({ since }) => since ?? []).sort();
  return first && `since ${time(first)}`;
}

/** `3 at 17:02, 6 at 17:15`: how many there were by then. */
function courseText(announced: Clock['announced']): string {
  const byTime = new Map(announced.map((instant, index) => [time(instant), index + 1]));
  return [...byTime].map(([when, count]) => `${count} at ${when}`).join(', ');
}

/** Such as `usually 10 to 12 by now`; null where nothing is known about that time of the day. */
function usualBy({ usual, day }: Clock, now: number): { low: number; text: string } | null {
  const isToday = karachiDay(new Date(now)) === day;
  const point = isToday ? usual.findLast(({ at }) => Date.parse(at) <= now) : undefined;
  if (!point) return null;
  const [low, high] = [Math.floor(point.low), Math.ceil(point.high)];
  return { low, text: `usually ${low === high ? low : `${low} to ${high}`} by now` };
}

/** The day as steps: what is published over the hours until it is due. */
function Course({ clock, now }: { clock: Clock; now: number }) {
  const { announced, funds, dueAt, day, usual } = clock;
  if (funds === 0) return null;
  const course = announced.length === 0 ? '' : `: ${courseText(announced)}`;
  const isToday = karachiDay(new Date(now)) === day;
  const byNow = usualBy(clock, now);
  return (
    <div className={styles.course}>
      <StepChart
        at={announced.map((instant) => Date.parse(instant))}
        total={funds}
        due={Date.parse(dueAt)}
        now={now}
        label={`${announced.length} of ${funds} prices of ${formatDay(day)} published${course}. Due at ${time(dueAt)}${byNow ? `, ${byNow.text}` : ''}.`}
        dueLabel={`${time(dueAt)} due`}
        nowLabel={`${announced.length} published${isToday ? `, ${timeOf(now)}` : ''}`}
        usual={
          usual.length > 0
            ? {
                points: usual.map(({ at, low, high }) => ({ at: Date.parse(at), low, high })),
                label: 'usual, last 20 days',
              }
            : undefined
        }
        formatTime={timeOf}
      />
    </div>
  );
}

/** How far the prices of the business day are, on whom they wait, and what else is due this month. */
export function DisclosureClock({ refetchInterval }: { refetchInterval: number }) {
  const { data, error, refetch } = useCall(calls.disclosureClock, {}, { refetchInterval });
  if (!data) return error ? <CallError what="The clock" error={error} onRetry={refetch} /> : <Skeleton lines={5} />;
  const { announced, waiting, sentBack, missing, funds, monthly, day } = data;
  const now = Date.now();
  const { tone, text } = dueText(data.dueAt, now);
  const usual = usualBy(data, now);
  const late = tone !== 'calm' || announced.length < (usual?.low ?? 0);
  const last = announced.at(-1);
  const month = (name: string) => formatDay(`${name}-01`).replace(/^\S+ /, '');
  return (
    <>
      <p className={styles.clock}>
        <strong className={styles.clockFigure}>
          {announced.length} of {funds}
        </strong>{' '}
        {`published for ${formatDay(day)}`}
        {announced.length < funds ? (
          <span
            className={late ? styles.late : styles.when}
          >{` ${text}, due at ${time(data.dueAt)}${usual ? `, ${usual.text}` : ''}`}</span>
        ) : null}
      </p>
      <Course clock={data} now={now} />
      <ul {...listRole} className={styles.lines}>
        {announced.length > 0 ? (
          <Line status="live" label={`${announced.length} published`} when={last && `last ${time(last)}`} />
        ) : null}
        {waiting.length > 0 ? (
          <Line status="review" label={`${waiting.length} wait on the checker`} when={sinceOf(waiting)} />
        ) : null}
        {sentBack.length > 0 ? (
          <Line
            status="returned"
            label={`${sentBack.length} sent back to the maker`}
            names={naming(sentBack)}
            when={sinceOf(sentBack)}
          />
        ) : null}
        {missing.length > 0 ? (
          <Line
            status="none"
            label={`${missing.length} not entered`}
            names={naming(missing)}
            when={<TextLink href={`/admin/dailynav/${day}`}>Open the day</TextLink>}
          />
        ) : null}
        {monthly.map((each) => (
          <Line
            key={each.kind}
            status={each.published >= funds ? 'live' : data.today > each.dueOn ? 'failed' : 'reason'}
            label={`${monthlyLabels[each.kind].label}, ${month(each.month)}`}
            when={
              <TextLink href={monthlyLabels[each.kind].href}>
                {`${each.published} of ${funds}, due ${formatDay(each.dueOn)}`}
              </TextLink>
            }
          />
        ))}
      </ul>
    </>
  );
}
