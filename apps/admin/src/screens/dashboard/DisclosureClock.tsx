import { formatDay } from '@fundfront/content-model';
import { type DisclosureClock as Clock, calls } from '@fundfront/content-model/wire';
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

const time = (instant: string) => formatClock(Date.parse(instant)).slice(0, 5);

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

/** How far the prices of the business day are, on whom they wait, and what else is due this month. */
export function DisclosureClock({ refetchInterval }: { refetchInterval: number }) {
  const { data, error, refetch } = useCall(calls.disclosureClock, {}, { refetchInterval });
  if (!data) return error ? <CallError what="The clock" error={error} onRetry={refetch} /> : <Skeleton lines={5} />;
  const { announced, waiting, sentBack, missing, funds, monthly, day } = data;
  const { tone, text } = dueText(data.dueAt, Date.now());
  const late = tone !== 'calm';
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
          <span className={late ? styles.late : styles.when}>{` ${text}, due at ${time(data.dueAt)}`}</span>
        ) : null}
      </p>
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
