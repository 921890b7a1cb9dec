import { pricings, weekdays } from '../cutOffs.ts';
import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { reference } from '../fields/reference/reference.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { time } from '../fields/time/time.ts';
import { tags } from '../tags.ts';

const pricingLabels = {
  forward: 'Forward: the price of the day',
  backward: 'Backward: the price announced before',
} as const;

export const cutOff = defineContentType({
  name: 'cutOff',
  path: 'cut-offs',
  labels: { one: 'Cut-off rule', many: 'Cut-off timings' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'four-eyes',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', help: 'Visitors read the name of a season', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    fund: optional(reference({ label: 'Fund', help: 'Only this fund, whatever the category says', to: 'fund' })),
    category: optional(
      reference({
        label: 'Category',
        help: 'All funds of it. Without a fund and a category, the rule is for every fund',
        to: 'fundCategory',
      }),
    ),
    from: optional(date({ label: 'First day', help: 'Of a season; a rule that always stands has none' })),
    to: optional(date({ label: 'Last day', help: 'After it, the standing times hold again by themselves' })),
    monday: optional(time({ label: 'Monday', help: 'Karachi time. Empty: this rule says nothing of the weekday' })),
    tuesday: optional(time({ label: 'Tuesday' })),
    wednesday: optional(time({ label: 'Wednesday' })),
    thursday: optional(time({ label: 'Thursday' })),
    friday: optional(time({ label: 'Friday' })),
    pricing: optional(
      select({
        label: 'Pricing',
        help: 'Empty: as the next wider rule says',
        choices: pricings.map((value) => ({ value, label: pricingLabels[value] })),
      }),
    ),
  },
  list: { columns: ['title', 'fund', 'category', 'from', 'to'], sort: 'title', search: ['title'] },
  faults: (data) => {
    const { from = null, to = null } = data;
    if ((from === null) !== (to === null)) {
      const message = 'A season has a first and a last day; a rule that always stands has neither.';
      return [{ path: from === null ? 'from' : 'to', message }];
    }
    if (from !== null && to !== null && to < from) {
      return [{ path: 'to', message: 'The last day lies before the first. Choose a later one.' }];
    }
    if (weekdays.every((weekday) => !data[weekday])) {
      return [{ path: 'monday', message: 'Enter a time for at least one weekday.' }];
    }
    return [];
  },
  cacheTags: ({ locale }) => [tags.items('cutOff', locale)],
});
