/** For an island, so without functions: `{…}` is filled in there. */
export const enOrderClock = {
  label: 'Cut-off timings',
  openUntil: 'Open until {time} today',
  nextPrice: 'Next price: {weekday}, {day}',
  nextCutOff: 'cut-off on {weekday}',
  closed: 'Closed',
  hours: { one: '1 hour', many: '{count} hours' },
  minutes: { one: '1 minute', many: '{count} minutes' },
  timeLeft: '{hours} {minutes} left',
  hoursLeft: 'hours left',
  minutesLeft: { one: 'minute left', many: 'minutes left' },
  /** Which price a request gets that is complete before the cut-off. */
  before: {
    backward: 'Requests complete by then get the price above, of {day}; later ones the next price.',
    backwardUnpriced: 'Requests complete by then get the last price announced before; later ones the next price.',
    forward:
      'Requests complete by then get the price of today, {day}, which is not known yet; later ones that of the next business day.',
    unstated: 'Requests complete by then count for today; later ones for the next business day.',
  },
  /** And one that comes while it is shut. */
  next: {
    backward: 'Requests complete by {time} on that day get the last price announced before.',
    forward: 'Requests complete by {time} on that day get its price, which is not known yet.',
    unstated: 'Requests complete by {time} on that day count for it.',
  },
  reasons: {
    passed: 'The cut-off of today has passed.',
    weekend: 'There is no business at the weekend.',
    holiday: 'Closed today: {name}.',
    unruled: 'No requests are taken today.',
  },
  now: '{weekday}, {time} in Karachi',
  season: '{name}, until {day}',
  seasonSpan: '{name}, {from} to {to}',
  rule: '{days} until {time}',
  range: '{from} to {to}',
  separator: '; ',
  karachiTime: 'Karachi time',
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
  },
  pricing: {
    backward: 'Backward pricing: a request gets the last price announced before it.',
    forward: 'Forward pricing: a request gets the price of its day, announced after the cut-off.',
  },
  table: {
    funds: 'Funds',
    pricing: 'Pricing',
    pricingNames: { backward: 'Backward', forward: 'Forward' },
    none: 'None',
    today: 'Today',
    open: 'Open until {time}',
    shut: 'Shut. Next: {weekday}, {time}',
    standing: 'Cut-off times of all funds, in Karachi time',
    season: 'Cut-off times during {name}, {from} to {to}, in Karachi time',
  },
};
