import type { SeedPage } from '../types.ts';
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
      summary: 'Every announced price of one fund: where to find it and how to read it.',
      template: 'prose',
      body: `<p>The page of each fund carries its complete series of announced prices with a chart and a table, from the first validity date in our records to the latest. Choose a fund on the <a href="/daily-funds-nav-history">daily NAV page</a> to open it.</p>
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
    {
      slug: 'tax-saving-calculator',
      title: 'Tax saving calculator',
      summary: 'How the credit for pension contributions is worked out.',
      template: 'prose',
      body: `<p>A contribution to a voluntary pension scheme reduces the tax of the year. The rule is short:</p>
<p><strong>Credit = (A ÷ B) × C</strong></p>
<ul>
<li><strong>A</strong> is the tax on your income for the year, before the credit.</li>
<li><strong>B</strong> is your taxable income for the year.</li>
<li><strong>C</strong> is what you contributed in the year, or 20 % of your taxable income, whichever is less.</li>
</ul>
<h2>What to know before you calculate</h2>
<p>The credit stands in section 63 of the Income Tax Ordinance, 2001. The former credit for mutual fund units, in section 62, was omitted by the Finance Act 2022. Tax slabs change each year: use those of the tax year in which you contribute, and confirm the result with a tax adviser.</p>
<h2>An example in symbols</h2>
<p>Whoever pays A = 10 on B = 100 has an average rate of 10 %. A contribution of 20 then earns a credit of 2: the contribution times the average rate.</p>`,
    },
    requestACall,
    subscribe,
    contactUs,
    complaintAndFeedback,
  ],
};
