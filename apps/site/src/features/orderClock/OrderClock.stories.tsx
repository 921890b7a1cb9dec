import type { CutOffRule, WeekTimes } from '@fundfront/content-model/cutOffs';
import { directionOf, type Locale } from '@fundfront/content-model/locales';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagesOf } from '../../i18n/index.ts';
import { ClockCard } from './OrderClock.tsx';

interface Shown {
  locale: Locale;
  /** Null: before script, or without it. */
  instant: string | null;
  pricing: 'backward' | 'forward';
}

const week = (time: string, friday: string): WeekTimes => ({
  monday: time,
  tuesday: time,
  wednesday: time,
  thursday: time,
  friday,
});

const standing: CutOffRule = {
  id: 'standing',
  name: 'All funds',
  scope: 'all',
  funds: null,
  season: null,
  times: week('15:00', '15:30'),
  pricing: null,
};
const seasonNames: Record<Locale, string> = { en: 'Ramadan', ur: 'رمضان' };
const holidayNames: Record<Locale, string> = { en: 'Sample holiday', ur: 'نمونے کی تعطیل' };
const ramadan = { from: '2027-02-08', to: '2027-03-09' };

const meta: Meta<Shown> = {
  title: 'Features/OrderClock',
  parameters: {
    docs: {
      description: {
        component:
          'Until when a request counts for today and which price it gets, beside a fund’s growth chart. Not a countdown to hurry anybody: nothing changes in its last minutes.',
      },
    },
  },
  render: ({ locale, instant, pricing }) => (
    <div style={{ maxInlineSize: '19rem' }}>
      <ClockCard
        locale={locale}
        messages={messagesOf(locale).orderClock}
        rules={[
          { ...standing, pricing },
          { ...standing, id: 'season', name: seasonNames[locale], season: ramadan, times: week('13:00', '12:00') },
        ]}
        holidays={[{ day: '2026-12-25', name: holidayNames[locale] }]}
        priceDay="2026-11-20"
        action={{ label: messagesOf(locale).fund.invest, href: '#invest' }}
        now={instant === null ? null : Date.parse(instant)}
      />
    </div>
  ),
};

export default meta;

function story(locale: Locale, instant: string | null, pricing: Shown['pricing'] = 'backward'): StoryObj<Shown> {
  return { args: { locale, instant, pricing }, globals: { app: 'site', theme: 'light', dir: directionOf(locale) } };
}

export const Open = story('en', '2026-11-23T07:52:00Z');
export const OpenUrdu = story('ur', '2026-11-23T07:52:00Z');
export const OpenForward = story('en', '2026-11-23T07:52:00Z', 'forward');
export const OpenForwardUrdu = story('ur', '2026-11-23T07:52:00Z', 'forward');
export const LastMinutes = story('en', '2026-11-23T09:48:00Z');
export const LastMinutesUrdu = story('ur', '2026-11-23T09:48:00Z');
export const Shut = story('en', '2026-11-27T11:00:00Z', 'forward');
export const ShutUrdu = story('ur', '2026-11-27T11:00:00Z', 'forward');
export const Holiday = story('en', '2026-12-25T05:00:00Z');
export const HolidayUrdu = story('ur', '2026-12-25T05:00:00Z');
export const Season = story('en', '2027-02-12T05:00:00Z');
export const SeasonUrdu = story('ur', '2027-02-12T05:00:00Z');
export const RuleAlone = story('en', null);
export const RuleAloneUrdu = story('ur', null);
