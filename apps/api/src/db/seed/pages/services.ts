import type { SeedPage } from '../types.ts';

export const services: SeedPage = {
  slug: 'value-added-services',
  title: 'Value added services',
  summary: 'What comes with your account at no extra charge.',
  template: 'services',
  body: `<p>These services describe what an investor of an asset manager can usually expect.</p>`,
  fields: {
    services: [
      {
        group: 'Statements and alerts',
        title: 'Confirmations and statements',
        text: `<p>Every transaction is confirmed with units, price and date. A statement of the whole account comes twice a year, and on request at any time.</p>`,
      },
      {
        group: 'Statements and alerts',
        title: 'Daily NAV and monthly report',
        text: `<p>The announced prices each business day, and word of each month’s fund manager’s report, by <a href="/customer-service/subscribe">alert</a>.</p>`,
      },
      {
        group: 'Statements and alerts',
        title: 'Tax certificate',
        text: `<p>After 30 June: what you contributed, what was paid out and what was withheld, ready for your return.</p>`,
      },
      {
        group: 'Standing instructions',
        title: 'Systematic investment',
        text: `<p>A fixed amount from your bank account on a day of your choice each month. You can pause it or end it without giving a reason.</p>`,
      },
      {
        group: 'Standing instructions',
        title: 'Systematic withdrawal',
        text: `<p>A fixed amount, or the growth alone, paid to your bank account each month or quarter.</p>`,
      },
      {
        group: 'Standing instructions',
        title: 'Systematic conversion',
        text: `<p>A fixed amount moved from a steadier fund to a more volatile one, to enter the market by degrees.</p>`,
      },
      {
        group: 'Access',
        title: 'Investor portal',
        text: `<p>Units, transactions and statements at any hour. Signing in takes a password and a one-time code; we never ask for either on the phone.</p>`,
      },
      {
        group: 'Access',
        title: 'Services in Urdu',
        text: `<p>Forms, key fact statements and this site in Urdu, and advisers who speak it. Tell us which language you prefer and we keep to it.</p>`,
      },
      {
        group: 'Access',
        title: 'Help for people with disabilities',
        text: `<p>Documents in large print, investor centres without steps, and an adviser who comes to you where you cannot come to us.</p>`,
      },
      {
        group: 'Advice',
        title: 'Yearly review',
        text: `<p>An adviser goes through your allocation with you once a year, or when your circumstances change. The review is free and binds you to nothing.</p>`,
      },
      {
        group: 'Advice',
        title: 'Sessions for beginners',
        text: `<p>Free evenings in several cities, announced under <a href="/downloads/activities-events">activities and events</a>.</p>`,
      },
    ],
  },
};
