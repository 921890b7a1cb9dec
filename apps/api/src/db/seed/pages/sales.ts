import type { SeedPage } from '../types.ts';

export const sales: SeedPage = {
  slug: 'sales',
  title: 'Sales',
  summary: 'Where you can buy and redeem units, and who may sell them to you.',
  template: 'landing',
  body: `<p>Units can be bought at our own investor centres, at the counters of partner bank branches and through registered distributors. The price is the same everywhere: it is the announced offer price of the day that your complete request falls under.</p>`,
  children: [
    {
      slug: 'branch-network',
      title: 'Branch network',
      summary: 'Our own investor centres: what they do, and what to bring.',
      template: 'branches',
      fields: { network: 'own' },
      body: `<p>An investor centre opens accounts, receives investment and redemption requests, and issues account statements. The places on the map are the centres of the cities.</p>
<h2>What to bring</h2>
<ul>
<li>The original of your identity card, and a copy.</li>
<li>Proof of income or of the source of the money.</li>
<li>A crossed cheque or the details of a bank account in your own name. Cash is never accepted.</li>
</ul>
<h2>Official points of acceptance</h2>
<p>A request counts from the moment at which an official point of acceptance has stamped it complete, with date and time. That stamp, and not the day on which you filled in the form, decides which price applies. The <a href="/home">cut-off timings</a> are shown on the first page.</p>`,
    },
    {
      slug: 'fbl-branches',
      title: 'FBL branches',
      summary: 'Partner bank branches at which forms and cheques are received.',
      template: 'branches',
      fields: { network: 'fbl' },
      body: `<p>Selected branches of the partner bank receive application forms and cheques for our funds.</p>
<h2>What a branch can do for you</h2>
<ul>
<li>Hand out and receive forms for opening an account, investing, converting and redeeming.</li>
<li>Check your identity and take the copies that the law asks for.</li>
<li>Pass on your request the same day and give you a stamped receipt.</li>
</ul>
<h2>What to keep in mind</h2>
<p>Units of a fund are not a bank deposit. The bank acts as distributor only; it neither guarantees the units nor owes you their price. Staff at the counter must give you the key facts of the fund and explain its risk profile before you sign.</p>`,
    },
    {
      slug: 'distributors',
      title: 'Distributors',
      summary: 'Banks, companies and independent advisers who may offer our funds.',
      template: 'distributors',
      body: `<p>Only distributors who are registered with the regulator and have an agreement with us may sell our funds.</p>
<h2>What you may expect of a distributor</h2>
<ul>
<li>To ask about your goal, horizon, income and experience before recommending anything.</li>
<li>To show you the risk profile, the load and the total expense ratio of the fund in writing.</li>
<li>To tell you what it earns from the sale, if you ask.</li>
<li>To accept payment only to the account of the fund’s trustee, never in cash and never to a person.</li>
</ul>`,
      fields: {
        enquiryTitle: 'Become a distributor',
        enquiryLead:
          'Banks, companies and individuals with the required certification can apply. Tell us who you are and whom you advise.',
        next: [
          {
            title: 'We check the papers',
            text: 'Registration with the regulator, certification and references, within ten business days.',
          },
          {
            title: 'We meet',
            text: 'To learn how you advise, and to explain what we expect of those who sell our funds.',
          },
          {
            title: 'Agreement and training',
            text: 'Two days on our funds, on risk profiles and on what may never be promised.',
          },
        ],
      },
    },
  ],
};
