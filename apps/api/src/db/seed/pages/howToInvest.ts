import type { SeedPage } from '../types.ts';

export const howToInvest: SeedPage = {
  slug: 'how-to-invest',
  title: 'How to invest',
  summary: 'From the first question to the first account statement, in four steps.',
  template: 'howToInvest',
  body: `<p>You do not need to know the market to start. You need a goal, a date by which you want to reach it, and an idea of how much fluctuation you can sleep through.</p>`,
  fields: {
    steps: [
      {
        title: 'Choose a fund',
        text: `<p>Start from the risk profile. Money that you may need within months belongs in a money market fund; money for five years and more can bear the swings of shares. Compare funds of the same category by their cost, and read the key fact statement before you decide.</p>
<p>If you are unsure, say so: an adviser asks about your goal, your horizon and your income before naming a fund.</p>`,
        linkWords: 'All funds with price and risk',
        linkUrl: '/daily-funds-nav-history',
      },
      {
        title: 'Open an account',
        text: `<ul>
<li>Fill in the account opening form and the risk profile questionnaire.</li>
<li>Attach a copy of your identity card, proof of income and the details of a bank account in your own name.</li>
<li>Sign the tax residency declaration, and name a nominee if you wish.</li>
</ul>
<p>A minor’s account is opened by a guardian. With complete papers an account is open within two business days.</p>`,
        linkWords: 'Application forms',
        linkUrl: '/downloads/application-forms',
      },
      {
        title: 'Pay',
        text: `<p>Pay by crossed cheque or bank transfer in favour of the fund’s trustee, never in cash and never to a person. A complete request before the cut-off counts for that day, a later one for the next business day.</p>
<p>For regular saving, a standing instruction moves a fixed sum from your bank account each month.</p>`,
        linkWords: 'Where to hand in a request',
        linkUrl: '/sales/branch-network',
      },
      {
        title: 'Follow it',
        text: `<p>You receive a confirmation with the number of units and the price. The NAV appears each business day, the fund manager’s report each month. You may redeem on any business day; the money goes to your bank account within the time stated in the offering document.</p>`,
        linkWords: 'Subscribe for alerts',
        linkUrl: '/customer-service/subscribe',
      },
    ],
  },
};
