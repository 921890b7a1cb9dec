import type { SeedPage } from '../types.ts';

export const downloads: SeedPage = {
  slug: 'downloads',
  title: 'Downloads',
  summary: 'Forms, reports and the documents of every fund, with their dates.',
  template: 'downloadsHub',
  aliases: ['/downloads/WebsiteDownloadSideBar'],
  body: `<p>Every document keeps its date of effect, and names what it replaces. Older versions stay available, so that you can see what was true when you invested.</p>`,
  children: [
    {
      slug: 'application-forms',
      title: 'Application forms',
      summary: 'Account opening, investment, redemption, conversion and changes of particulars.',
      template: 'documents',
      fields: {
        section: 'application-forms',
        note: 'An incomplete form gets the price of the day on which it becomes complete.',
      },
      body: `<p>Fill in a form on screen or by hand in block letters, sign it as on your identity card, and hand it in at an <a href="/sales/branch-network">investor centre</a> or with a <a href="/sales/distributors">distributor</a>.</p>`,
    },
    {
      slug: 'financial-statements',
      title: 'Financial statements',
      summary: 'Quarterly, half-yearly and annual accounts of the company and of every fund.',
      template: 'documents',
      fields: { section: 'financial-statements' },
      aliases: ['/downloads/financial-accounts'],
      body: `<p>The fiscal year of the funds ends on 30 June. Four sets of accounts appear for each fund and year, and all years stay here.</p>
<h2>What appears when</h2>
<table>
<thead><tr><th>Accounts</th><th>To</th><th>Examined by the auditor</th></tr></thead>
<tbody>
<tr><td>First quarter</td><td>30 September</td><td>No</td></tr>
<tr><td>Half year</td><td>31 December</td><td>Reviewed</td></tr>
<tr><td>Third quarter</td><td>31 March</td><td>No</td></tr>
<tr><td>Annual</td><td>30 June</td><td>Audited</td></tr>
</tbody>
</table>
<h2>How to read them</h2>
<p>Begin with the statement of assets and liabilities, which gives the net assets and the number of units. The income statement shows what was earned and what it cost. The notes name the holdings, the transactions with related parties and the total expense ratio.</p>`,
    },
    {
      slug: 'fund-managers-report',
      title: 'Fund managers report',
      summary: 'Once a month: portfolio, performance and costs of every fund on one page each.',
      template: 'documents',
      fields: { section: 'fund-managers-report' },
      body: `<p>The report covers the month that has ended. It appears in the first days of the next one and stays available by year.</p>
<h2>What each fund’s page holds</h2>
<ul>
<li>Objective, risk profile and the words “principal at … risk”.</li>
<li>Return over the standard periods beside the benchmark, with the basis of each figure.</li>
<li>The largest holdings, the split by asset class and by rating, and the weighted time to maturity.</li>
<li>Management fee, total expense ratio with and without government levies, and the load.</li>
<li>Holdings that do not comply with a limit, and why.</li>
</ul>
<p>Subscribers to the <a href="/customer-service/subscribe">monthly alert</a> hear of it on the day it appears.</p>`,
    },
    {
      slug: 'research-reports',
      title: 'Research reports',
      summary: 'What our analysts think about the economy, sectors and the market.',
      template: 'documents',
      fields: { section: 'research-reports' },
      body: `<p>Research is written for our own portfolio decisions and shared where it helps investors understand them. It is an opinion on the day of its date, not advice to buy or sell.</p>
<h2>Series</h2>
<ul>
<li><strong>Monthly economy note</strong>: inflation, policy rate, external account and what they mean for savers.</li>
<li><strong>Sector notes</strong>: how an industry earns its money and what could change it.</li>
<li><strong>Budget note</strong>: taxes on funds and investors after each Finance Act.</li>
</ul>
<p>Each report names its author’s role, its sources and any position that our funds hold in the companies it covers.</p>`,
    },
    {
      slug: 'tax-credit',
      title: 'Tax credit',
      summary: 'Who may claim a credit for pension contributions, and with which papers.',
      template: 'documents',
      fields: { section: 'tax-credit' },
      body: `<p>An eligible person who contributes to a voluntary pension scheme may claim a tax credit under section 63 of the Income Tax Ordinance, 2001. Units of other mutual funds give no credit since the Finance Act 2022.</p>
<h2>Who can claim</h2>
<p>Individuals with a national tax number who earn income under the head salary or business, for contributions of up to 20 % of the taxable income of the year.</p>
<h2>Papers</h2>
<ul>
<li>The contribution certificate that we issue after 30 June.</li>
<li>For employees: the same certificate to the employer, who takes it into account each month.</li>
<li>The entry in the yearly return, with the certificate kept for the tax authority.</li>
</ul>
<p>How the amount is worked out is explained with the <a href="/customer-service/tax-saving-calculator">tax saving calculator</a>. Early withdrawal may lead to tax: ask before you decide.</p>`,
    },
    {
      slug: 'brochures',
      title: 'Brochures',
      summary: 'Each fund in two pages: for whom, how, and at which risk and cost.',
      template: 'documents',
      fields: { section: 'brochures' },
      body: `<p>A brochure is a first look. It never replaces the offering document, and it shows the fund’s risk profile wherever it shows a return.</p>`,
    },
    {
      slug: 'offering-document',
      title: 'Offering documents',
      summary: 'The binding rules of every fund, with all supplements.',
      template: 'documents',
      fields: {
        section: 'offering-document',
        note: 'Each with the date from which it is in force and the document that it replaces. A key fact statement says the same in two pages.',
      },
      body: `<p>The offering document is the contract between the fund and its investors. It states what the fund may buy, within which limits, what it charges, how units are priced and which risks you take.</p>
<p>When a supplement changes a fund in substance, unit holders are told in advance and may leave without a charge.</p>`,
    },
    {
      slug: 'trust-deed',
      title: 'Trust deeds',
      summary: 'The deeds by which each fund was created, and their amendments.',
      template: 'documents',
      fields: { section: 'trust-deed' },
      body: `<p>A fund comes into being by a deed between the management company and the trustee, registered under the law of trusts. It sets out the duties of both and the rights of unit holders.</p>
<h2>What it governs</h2>
<ul>
<li>That the assets belong to the fund and are kept apart from those of the company and the trustee.</li>
<li>When the trustee may refuse an instruction, and when the manager can be replaced.</li>
<li>How the fund can be merged or wound up, and in which order claims are paid.</li>
</ul>`,
    },
    {
      slug: 'expense-ratio',
      title: 'Expense ratios',
      summary: 'What each fund costs in a year, as a share of its assets.',
      template: 'documents',
      fields: { section: 'expense-ratio' },
      body: `<p>The total expense ratio is the sum of a fund’s expenses divided by its average net assets. It is published every month, with and without taxes and levies, beside the management fee and its cap.</p>
<h2>How to use it</h2>
<p>Expenses are taken out before the NAV is announced: the returns that you see are after them. Compare the ratio among funds of the same category, since an equity fund costs more to run than a money market fund. The current figure stands on each fund’s page, where one has been published.</p>
<h2>What it does not contain</h2>
<p>The front-end or back-end load, and the taxes that you pay yourself on dividends and gains.</p>`,
    },
    {
      slug: 'director-report',
      title: 'Directors’ report',
      summary: 'The board’s own account of the year, with each set of accounts.',
      template: 'documents',
      fields: { section: 'director-report' },
      body: `<p>With every annual and half-yearly report the directors explain the results of the company and its funds, the state of the market, and what they expect. They also state whether the rules of corporate governance were followed, and where not.</p>`,
    },
    {
      slug: 'policies',
      title: 'Policies',
      summary: 'The policies that the board has approved and the public may read.',
      template: 'documents',
      fields: { section: 'policies' },
      body: `<p>These policies bind the company. Each carries its version, the date of the board’s approval and the date of its next review.</p>`,
    },
    {
      slug: 'document-check',
      title: 'Is this document genuine?',
      summary:
        'Drop a PDF that claims to be ours. Your browser works out its fingerprint and looks it up in the register of everything we have published.',
      template: 'documentCheck',
      body: `<h2>What the answer says, and what it does not</h2>
<p>A fingerprint is worked out from every byte of a file. The same bytes give the same fingerprint, and one changed character gives another. If we know it, the file is exactly what we published, also where a newer one has taken its place since.</p>
<p>If we do not know it, the file differs from ours in at least one byte. It may still say the same: a copy that was printed and scanned, saved anew or sent through an app that compresses it is another file. Take the original from our <a href="/downloads">downloads</a>, or <a href="/customer-service/request-a-call">ask us</a> before you pay anyone because of it.</p>`,
    },
    {
      slug: 'articles',
      title: 'Announcements & articles',
      summary: 'Announcements for investors, and short pieces on saving and investing for beginners.',
      template: 'articles',
      body: `<p>Announcements hold what every investor should learn at the same moment. The articles are short, avoid jargon and end with a question to ask before you invest.</p>`,
    },
    {
      slug: 'activities-events',
      title: 'Activities & events',
      summary: 'Investor sessions, campus visits and what we do in the community.',
      template: 'activities',
      fields: { show: 'events' },
      body: `<p>Sessions for investors take place in several cities through the year and are free. Dates and places appear here four weeks ahead. Drawings stand where photographs would.</p>`,
    },
    {
      slug: 'sales-performance-award',
      title: 'Sales performance award',
      summary: 'How we recognise the people who serve investors well.',
      template: 'activities',
      fields: { show: 'awards' },
      body: `<p>Once a year the company honours employees and distributors. The award is deliberately not for volume alone: a sale that an investor regrets counts against it.</p>
<h2>What counts</h2>
<ul>
<li>How many investors stay, and keep saving regularly.</li>
<li>How complete and correct the papers are.</li>
<li>Complaints, and how they were settled.</li>
<li>Certification and training completed in the year.</li>
</ul>
`,
    },
  ],
};
