import type { SeedPage } from '../types.ts';
import { calculators } from './calculators.ts';
import { complaintAndFeedback, contactUs } from './contact.ts';
import { faq } from './faq.ts';
import { howToInvest } from './howToInvest.ts';
import { requestACall, subscribe } from './requests.ts';
import { services } from './services.ts';

export const customerService: SeedPage = {
  slug: 'customer-service',
  title: 'Customer service',
  summary: 'Everything around your account: investing, prices, questions, complaints and how to reach us.',
  template: 'landing',
  body: `<p>Choose what you came for. If you would rather talk it through, leave your number under <a href="/customer-service/request-a-call">request a call</a>: an adviser calls back on the next business day, in English or Urdu.</p>`,
  children: [
    howToInvest,
    {
      slug: 'funds-nav-history',
      title: 'NAV history of a fund',
      summary: 'Every announced price of the fund and the range that you choose.',
      template: 'navHistory',
      body: `<h2>What this page does</h2>
<p>Choose a fund and a range, by dates or by one of the chips. The chart, the sentence below it and the table say the same; days without a price and payouts have rows of their own. CSV and XLSX hold the range that is shown, figures as they were announced. The address holds the fund and the range, so that it can be sent on. The prices of all funds on one day are on the <a href="/daily-funds-nav-history">daily NAV page</a>.</p>
<h2>What the columns mean</h2>
<ul>
<li><strong>NAV.</strong> The fund’s net assets divided by the units in issue, to four decimals, as announced.</li>
<li><strong>Offer price.</strong> What you pay for a unit, including the front-end load and the tax on it.</li>
<li><strong>Redemption price.</strong> What you receive for a unit, after any back-end load.</li>
<li><strong>Validity date.</strong> The day for which the price holds. It may differ from fund to fund.</li>
</ul>
<h2>Before you compare</h2>
<p>A fund that pays a dividend falls by the payout on that day; the return includes the payout, the price series does not. Past performance is not necessarily indicative of future results.</p>`,
    },
    faq,
    services,
    ...calculators,
    requestACall,
    subscribe,
    contactUs,
    complaintAndFeedback,
  ],
};
