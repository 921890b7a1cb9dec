import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call, type ResponseOf } from './call.ts';
import { day, decimalText, id, instant, okResponse } from './values.ts';

const tag = 'Prices';
const chosenDay = v.pipe(v.string(), v.isoDate('Write the date as YYYY-MM-DD'));

/** `blocked` is never announced; `reason` goes to the checker with the maker's own words; `explained` needs nobody. */
export const findingSeverities = ['blocked', 'reason', 'explained'] as const;

export const priceFindingKinds = [
  'not-positive',
  'decimal-slip',
  'swapped',
  'redemption-above-nav',
  'offer-below-nav',
  'off-formula',
  'jump',
  'reversal',
  'same-as-before',
  'ex-dividend',
  'payout-missing',
  'no-business-day',
  'before-inception',
  'future',
] as const;
export type PriceFindingKind = (typeof priceFindingKinds)[number];

export const priceColumns = ['nav', 'offer', 'redemption'] as const;

const priceFinding = v.object({
  kind: v.picklist(priceFindingKinds),
  severity: v.picklist(findingSeverities),
  /** Null: about the row as a whole. */
  column: v.nullable(v.picklist(priceColumns)),
  /** One sentence in English, for staff. */
  text: v.string(),
  /** What was probably meant, four decimals; null where nothing can be proposed. */
  suggestion: v.nullable(decimalText),
});
export type PriceFinding = v.InferOutput<typeof priceFinding>;

/** With at most four decimals and a sign, as it was typed; whether it can be a price is a finding. */
const typedPrice = v.nullable(
  v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'Write a number with at most four decimals')),
);
const typedPayout = v.nullable(
  v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,6})?$/, 'Write the payout per unit as a number above zero')),
);
const reason = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(limits.priceReason)));
const note = v.pipe(v.string(), v.trim(), v.maxLength(limits.noteLength));

export const draftKinds = ['price', 'no-price'] as const;
export const draftStates = ['entered', 'submitted', 'sent-back'] as const;

const draftContent = {
  kind: v.picklist(draftKinds),
  nav: typedPrice,
  offer: typedPrice,
  redemption: typedPrice,
  /** Per unit, of which the NAV of this day is exclusive. */
  payout: typedPayout,
  /** Why there is no NAV, or why an announced price is corrected: visitors read it. */
  reasonEn: reason,
  reasonUr: reason,
  /** The last day without a NAV; null for this day alone. */
  until: v.nullable(chosenDay),
  /** The maker's word on the findings, for the checker. */
  note: v.optional(note, ''),
};

const draft = v.object({
  ...draftContent,
  state: v.picklist(draftStates),
  /** Of the checker who sent it back. */
  comment: v.nullable(v.string()),
  maker: v.string(),
  isOwn: v.boolean(),
  enteredAt: instant,
  submittedAt: v.nullable(instant),
  version: v.number(),
});

const announcementKinds = ['price', 'no-price', 'payout'] as const;

const announcement = v.object({
  id,
  kind: v.picklist(announcementKinds),
  nav: v.nullable(decimalText),
  offer: v.nullable(decimalText),
  redemption: v.nullable(decimalText),
  payout: v.nullable(decimalText),
  reasonEn: v.nullable(v.string()),
  reasonUr: v.nullable(v.string()),
  /** `desk`, or the name of the file. */
  source: v.string(),
  maker: v.string(),
  checker: v.string(),
  recordedAt: instant,
  /** Whether it took the place of an earlier announcement. */
  correction: v.boolean(),
});
export type Announcement = v.InferOutput<typeof announcement>;

const sheetRow = v.object({
  /** Of the fund, or of the benchmark, which has a value in place of a NAV and neither offer nor redemption. */
  fund: id,
  kind: v.picklist(['fund', 'benchmark']),
  title: v.string(),
  subFund: v.nullable(v.string()),
  mufapId: v.nullable(v.string()),
  category: v.object({ id: v.nullable(id), title: v.string() }),
  /** The latest announced price before the day. */
  previous: v.nullable(
    v.object({ day, nav: decimalText, offer: v.nullable(decimalText), redemption: v.nullable(decimalText) }),
  ),
  /** NAVs of up to 30 days before it, oldest first, for drawing only. */
  recent: v.array(v.number()),
  /** Price or absence of one that holds for the day. A sample has neither maker nor checker. */
  announced: v.nullable(
    v.object({
      kind: v.picklist(draftKinds),
      nav: v.nullable(decimalText),
      offer: v.nullable(decimalText),
      redemption: v.nullable(decimalText),
      reasonEn: v.nullable(v.string()),
      reasonUr: v.nullable(v.string()),
      source: v.string(),
      maker: v.nullable(v.string()),
      checker: v.nullable(v.string()),
      recordedAt: instant,
      /** How often it was corrected. */
      corrections: v.number(),
    }),
  ),
  /** Announced for the day as ex-date. */
  payout: v.nullable(decimalText),
  draft: v.nullable(draft),
  findings: v.array(priceFinding),
  /** Whether the caller may not approve the draft, because it is their own and another person could. */
  needsAnother: v.boolean(),
  /** By which offer and redemption follow from the NAV: per cent of load, of back-end load, and of tax on the load. */
  formula: v.object({ frontEndLoad: decimalText, taxOnLoad: decimalText }),
});
export type PriceSheetRow = v.InferOutput<typeof sheetRow>;

const priceSheet = v.object({
  day,
  /** Null on a business day; else why it is none. */
  holiday: v.nullable(v.object({ en: v.string(), ur: v.string() })),
  /** Business days beside it. `next` may lie in the future. */
  previous: day,
  next: day,
  /** Today in Karachi. */
  today: day,
  /** Until when the prices of the day are due. */
  dueAt: instant,
  /** By category, then name. */
  rows: v.array(sheetRow),
});
export type PriceSheet = v.InferOutput<typeof priceSheet>;

const ofDay = v.object({ day: chosenDay });
const ofFund = v.object({ day: chosenDay, fund: id });
const exactVersion = v.pipe(v.number(), v.integer(), v.minValue(1));
const exactDrafts = v.strictObject({
  funds: v.pipe(
    v.array(v.strictObject({ fund: id, version: exactVersion })),
    v.minLength(1, 'Choose a fund'),
    v.maxLength(limits.pricedFunds),
  ),
});
/** What was not done, and why; the others are. */
const left = v.array(v.object({ fund: id, text: v.string() }));

export const getPriceSheet = call({
  method: 'GET',
  path: '/api/nav/sheets/:day',
  policy: 'content.read',
  tag,
  summary: 'All funds on one day: what is announced, what was entered, what waits for approval, and every finding',
  params: ofDay,
  response: priceSheet,
});

export const savePriceDraft = call({
  method: 'PUT',
  path: '/api/nav/sheets/:day/:fund',
  policy: 'import.run',
  tag,
  summary: 'Keeps what was typed for a fund and a day; with the version that was read, null for the first',
  params: ofFund,
  body: v.strictObject({ version: v.nullable(exactVersion), ...draftContent }),
  response: sheetRow,
});

export const discardPriceDraft = call({
  method: 'DELETE',
  path: '/api/nav/sheets/:day/:fund',
  policy: 'import.run',
  tag,
  summary: 'Forgets what was typed for a fund and a day',
  params: ofFund,
  query: v.strictObject({ version: v.pipe(v.string(), v.toNumber(), exactVersion) }),
  response: sheetRow,
});

export const submitPrices = call({
  method: 'POST',
  path: '/api/nav/sheets/:day/submit',
  policy: 'import.run',
  tag,
  summary: 'Asks another person to approve; a fund that is blocked, or lacks a reason, does not hold the others',
  params: ofDay,
  body: exactDrafts,
  response: v.object({ submitted: v.number(), left }),
});

export const approvePrices = call({
  method: 'POST',
  path: '/api/nav/sheets/:day/approve',
  policy: 'nav.approve',
  tag,
  summary: 'Announces what was submitted: live at once, never undone, only corrected',
  params: ofDay,
  body: exactDrafts,
  response: v.object({ approved: v.number(), left }),
});

export const sendBackPrice = call({
  method: 'POST',
  path: '/api/nav/sheets/:day/:fund/send-back',
  policy: 'nav.approve',
  tag,
  summary: 'Returns a submitted price to its maker with a reason',
  params: ofFund,
  body: v.strictObject({ version: exactVersion, comment: v.pipe(note, v.minLength(1, 'Say what is wrong')) }),
  response: sheetRow,
});

export const listAnnouncements = call({
  method: 'GET',
  path: '/api/nav/sheets/:day/:fund/announcements',
  policy: 'content.read',
  tag,
  summary: 'All that was ever announced for a fund and a day, latest first',
  params: ofFund,
  response: v.array(announcement),
});

const named = v.object({ fund: id, title: v.string(), since: v.nullable(instant) });

export const disclosureClock = call({
  method: 'GET',
  path: '/api/nav/clock',
  policy: 'content.read',
  tag,
  summary: 'How far the prices of the latest business day are, and which monthly disclosures are missing',
  response: v.object({
    /** Today where it is a business day, else the one before. */
    day,
    today: day,
    dueAt: instant,
    /** Funds that announce prices; all other counts are of them. */
    funds: v.number(),
    /** When each was announced, in that order. */
    announced: v.array(instant),
    /**
     * By when how many usually were, of as many funds: 10th and 90th percentile of the last 20 business days, by quarters
     * of an hour. Empty while fewer than five are known.
     */
    usual: v.array(v.object({ at: instant, low: v.number(), high: v.number() })),
    waiting: v.array(named),
    sentBack: v.array(named),
    /** Neither announced nor submitted. */
    missing: v.array(named),
    /** Of the latest month that is over. */
    monthly: v.array(
      v.object({
        kind: v.picklist(['fund-managers-report', 'expense-ratio']),
        /** YYYY-MM. */
        month: v.string(),
        /** Funds whose disclosure is public. */
        published: v.number(),
        dueOn: day,
      }),
    ),
  }),
});
export type DisclosureClock = ResponseOf<typeof disclosureClock>;

const holiday = v.object({ day, nameEn: v.string(), nameUr: v.string() });
const holidayName = v.pipe(v.string(), v.trim(), v.minLength(1, 'Name the holiday'), v.maxLength(limits.priceReason));

export const listHolidays = call({
  method: 'GET',
  path: '/api/nav/holidays',
  policy: 'content.read',
  tag,
  summary: 'Weekdays without business of one year, earliest first',
  query: v.strictObject({ year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Write the year with four digits')) }),
  response: v.array(holiday),
});

export const saveHoliday = call({
  method: 'PUT',
  path: '/api/nav/holidays/:day',
  policy: 'nav.approve',
  tag,
  summary: 'Makes a weekday a holiday, or renames it',
  params: ofDay,
  body: v.strictObject({ nameEn: holidayName, nameUr: holidayName }),
  response: okResponse,
});

export const deleteHoliday = call({
  method: 'DELETE',
  path: '/api/nav/holidays/:day',
  policy: 'nav.approve',
  tag,
  summary: 'Makes it a business day again',
  params: ofDay,
  response: okResponse,
});
