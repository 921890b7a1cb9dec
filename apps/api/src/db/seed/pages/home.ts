import type { SeedPage } from '../types.ts';

export const home: SeedPage = {
  slug: 'home',
  title: 'Home',
  summary: 'Mutual funds with price, risk and cost in the open, from an asset manager in Pakistan.',
  template: 'home',
  fields: {
    promise: 'Your savings, priced in the open.',
    lead: 'Every fund we run shows its price, its risk and its costs side by side, each business day by 18:30.',
    mainActionLabel: 'Find a fund for your goal',
    mainActionUrl: '/daily-funds-nav-history',
    secondActionLabel: 'See how to invest',
    secondActionUrl: '/customer-service/how-to-invest',
    boardTitle: 'Daily NAV',
    factsTitle: 'Nothing to decode. The price, and what stands behind it.',
    factsLead:
      'We publish the same facts for every fund, in the same order, and keep them. You can compare before you ask.',
    facts: [
      {
        figure: '18:30',
        title: 'The price is out by this time',
        text: 'On every business day. A day without a price states its reason.',
      },
      {
        figure: '4 dp',
        title: 'Shown exactly as announced',
        text: 'NAV, offer and redemption prices to four decimals, never recomputed for display.',
      },
      {
        figure: '5 levels',
        title: 'Risk in words, everywhere',
        text: 'From very low to high, beside every fund’s name and every return.',
      },
    ],
    riskTitle: 'Start from the risk you can live with',
    riskLead: 'Five levels, from very low to high. Each fund carries its level wherever its return is shown.',
    stepsTitle: 'How to invest',
    steps: [
      {
        title: 'Choose a fund',
        text: 'Compare risk, horizon and cost, or ask for a call and we will go through it with you.',
      },
      {
        title: 'Open an account',
        text: 'CNIC, proof of income and a bank account in your own name. Online or at a branch.',
      },
      {
        title: 'Pay and receive units',
        text: 'Before the cut-off your request counts for that day; after it, for the next business day.',
      },
      { title: 'Follow it', text: 'The NAV each day, a report each month, and redemption when you ask.' },
    ],
    savingTitle: 'What could regular saving become?',
    savingNote: 'An illustration at a constant return, before taxes and loads. It is no forecast and no promise.',
    savingRate: '10',
    newsTitle: 'News and reports',
    news: [
      {
        kind: 'Report',
        date: '2026-11-09',
        month: '2026-10-31',
        title: 'The fund manager’s report for October is out',
        summary: 'Rates, duration and what changed in each portfolio; with the total expense ratio of every fund.',
        url: '/downloads/articles/fund-managers-report-october-2026',
      },
      {
        kind: 'Notice',
        date: '2026-11-18',
        title: 'Supplement to the offering document of Sample Income Growth Fund, effective 1st Dec 2026',
        url: '/downloads/articles/supplement-income-growth-fund-december-2026',
      },
      {
        kind: 'Payout',
        date: '2026-11-13',
        title: 'Sample Cash Management Fund: daily dividends of October credited as units',
        url: '/downloads/articles/cash-management-fund-dividends-october-2026',
      },
      {
        kind: 'Event',
        date: '2026-11-04',
        title: 'First steps in saving: an evening for people who have never invested',
        url: '/downloads/activities-events/first-steps-in-saving-2026',
      },
      {
        kind: 'Accounts',
        date: '2026-10-30',
        title: 'Quarterly accounts to 30th Sep 2026 for all open-end funds',
        url: '/downloads/articles/quarterly-accounts-september-2026',
      },
    ],
    cutoffTitle: 'Cut-off timings',
    cutoffNote: 'Requests received complete before these times count for the same day.',
    callTitle: 'Prefer to talk it through?',
    callLead: 'Leave your number. An adviser calls back on the next business day, in English or Urdu.',
  },
};
