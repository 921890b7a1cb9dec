'use client';

import type { Locale } from '@fundfront/content-model';
import { EventAxis } from '@fundfront/ui/charts/EventAxis';
import { fill } from '../../components/fill.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import type { FundPayouts } from '../../content/fundMonths.ts';
import { formatDate, formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatPrice } from '../../i18n/numbers.ts';

interface PayoutAxisProps extends Pick<FundPayouts, 'monthly' | 'payouts'> {
  locale: Locale;
  messages: Messages['fundPage'];
}

export function PayoutAxis({ locale, messages, monthly, payouts }: PayoutAxisProps) {
  const { payouts: words } = messages;
  const ready = useHydrated();
  const days = payouts.map(({ day }) => day).reverse();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  const format = (day: string) => formatDate(locale, day);
  return (
    <div data-ready={ready || undefined}>
      <EventAxis
        days={days}
        from={from}
        to={to}
        description={fill(words.description, { from: format(from), to: format(to) })}
        hint={words.hint}
        formatDay={monthly ? (day) => formatMonth(locale, day) : format}
        formatTickDay={(day) => formatMonth(locale, day)}
        readingsOf={(day) => {
          const payout = payouts.find((each) => each.day === day);
          if (!payout) return [];
          return [
            { label: words.amount, value: formatPrice(payout.amount) },
            { label: words.after, value: payout.nav === null ? messages.missing : formatPrice(payout.nav) },
            ...(monthly ? [{ label: words.count, value: String(payout.count) }] : []),
          ];
        }}
      />
    </div>
  );
}
