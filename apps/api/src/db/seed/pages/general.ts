import type { SeedPage } from '../types.ts';
import { careers } from './careers.ts';
import { shareholdingPattern } from './shareholding.ts';

export const general: readonly SeedPage[] = [
  {
    slug: 'funds',
    title: 'All funds',
    summary: 'Every fund of ours with the same facts, in the same order: lowest risk first.',
    template: 'fundFinder',
    fields: {
      headline: 'Find the fund for what the money is for',
      callTitle: 'Prefer to talk it through?',
      callLead: 'Leave your number. An adviser calls back on the next business day, in English or Urdu.',
    },
    children: [
      {
        slug: 'compare',
        title: 'Compare funds',
        summary: 'Returns, risk, costs and terms of up to four funds side by side, without a winner.',
        template: 'fundCompare',
      },
    ],
  },
  {
    slug: 'daily-funds-nav-history',
    title: 'Daily NAV of all funds',
    summary: 'The announced prices of every fund on the day that you choose, with risk, basis and validity date.',
    template: 'dailyNavs',
    body: `<p>Prices are published by 18:30 on each business day, those of funds of funds by 10:30 on the next. They are shown exactly as announced, to four decimals. The validity date may differ from fund to fund: what a fund announces on a Friday for the days up to Sunday stands with the Friday.</p>
<p>Choose a day in the field at the top of the page, or go from one day with prices to the next by the arrows; the address holds the day, so that it can be sent on. A fund without a price on that day stands in its place, with the reason where one was announced and with its last price. For the prices of one fund over a range, as a chart, a table or a file, open the <a href="/customer-service/funds-nav-history">NAV history</a>.</p>`,
  },
  {
    slug: 'conventional-offerings',
    title: 'Conventional offerings',
    summary: 'Funds that invest without a Shariah mandate, and how they differ from Islamic ones.',
    template: 'offerings',
    body: `<p>A conventional fund may hold interest-bearing deposits, treasury bills, bonds and the shares of any listed company that its offering document allows. An Islamic fund holds only what its Shariah adviser has approved, and gives to charity any income that does not qualify.</p>
<h2>Families of funds</h2>
<ul>
<li><strong>Money market</strong>: deposits and government paper of short maturity; small fluctuations, redemption within days.</li>
<li><strong>Income</strong>: longer government and corporate paper; a higher yield, with falls when rates rise.</li>
<li><strong>Asset allocation</strong>: the manager moves between shares and fixed income.</li>
<li><strong>Equity</strong>: listed shares; the highest fluctuations and the longest horizon.</li>
</ul>
<h2>How to choose</h2>
<p>Decide first whether you want a Shariah-compliant investment, then how long the money can stay, then how deep a fall you can bear. The <a href="/daily-funds-nav-history">list of all funds</a> shows category and risk profile side by side.</p>`,
  },
  {
    slug: 'investment-strategy',
    title: 'Investment strategy',
    summary: 'How an idea becomes a holding, and what stops a bad one.',
    template: 'prose',
    fields: {
      figure: '4',
      figureText: 'steps lie between an idea and a holding, and the last one never ends.',
      factsTitle: 'How often',
      facts: [
        { term: 'View of the economy', value: 'Once a month' },
        { term: 'Limits', value: 'Before each order, and each evening' },
        { term: 'Each holding', value: 'At least every quarter' },
      ],
      callTitle: 'Want to hear how it would look for you?',
      callLead: 'Leave your number. An adviser explains how a portfolio is built and what it would mean for your goal.',
    },
    body: `<p>We believe that results come from a process that can be repeated, and that the first duty is to avoid a loss from which there is no recovery.</p>
<h2>From research to portfolio</h2>
<ol>
<li><strong>Economy.</strong> Once a month the investment committee agrees on a view of rates, growth and currency.</li>
<li><strong>Issuers.</strong> Analysts examine accounts, management and debt; no paper is bought without a written opinion.</li>
<li><strong>Construction.</strong> The portfolio manager builds the portfolio within the limits of the offering document and of our own, tighter ones.</li>
<li><strong>Review.</strong> Each holding is questioned at least every quarter: would we buy it today?</li>
</ol>
<h2>Risk control</h2>
<p>Limits for issuer, sector, rating, maturity and liquidity are checked before each order and again each evening. Stress tests ask what a jump in rates, a fall in shares and a wave of redemptions would do together. The risk team can stop a trade; the portfolio manager cannot overrule it.</p>
<h2>Responsible ownership</h2>
<p>We vote at general meetings and ask the companies we hold about governance, labour and environment. How we voted is published under <a href="/downloads/policies">policies</a>.</p>`,
  },
  {
    slug: 'managed-accounts',
    title: 'Managed accounts',
    summary: 'A portfolio of your own, under a mandate agreed with you.',
    template: 'advisory',
    fields: {
      callTitle: 'Let us talk about your mandate',
      callLead: 'Tell us when to call. We listen first; a draft of the mandate follows after the second conversation.',
    },
    body: `<p>In a separately managed account the securities are held in your own name by a custodian, and we manage them under a written mandate. It suits companies, provident and gratuity funds, endowments, and individuals with a large sum.</p>
<h2>Discretionary and advisory</h2>
<ul>
<li><strong>Discretionary</strong>: we decide within the mandate and report.</li>
<li><strong>Advisory</strong>: we propose, you decide.</li>
</ul>
<h2>What the mandate fixes</h2>
<ul>
<li>Objective, horizon, benchmark and the largest loss you are willing to bear.</li>
<li>What may be bought, and within which limits.</li>
<li>Fees, and when and how we report.</li>
</ul>
<h2>How to begin</h2>
<p>Ask for a <a href="/customer-service/request-a-call">call</a>. We listen first, and send a draft of the mandate after the second conversation. Minimum amounts and fees are part of the real content.</p>`,
  },
  {
    slug: 'wealth-management',
    title: 'Wealth management',
    summary: 'One adviser, one plan and all your goals in view.',
    template: 'prose',
    fields: {
      figure: '6',
      figureText: 'months of expenses come first, where they can be reached within days. What is left may be invested.',
      factsTitle: 'Your adviser',
      facts: [
        { term: 'Who', value: 'One person, who knows the whole plan' },
        { term: 'Review', value: 'Every year, with you' },
        { term: 'Pay', value: 'A salary; no bonus for a choice of fund' },
      ],
      callTitle: 'Begin with a conversation',
      callLead:
        'Leave your number. An adviser calls on the next business day, in English or Urdu, and asks before advising.',
    },
    body: `<p>Wealth management looks at the whole: what you own and owe, whom you want to provide for, which tax and family rules apply. The plan that comes of it may use our funds, but it need not.</p>
<h2>The plan</h2>
<ul>
<li><strong>Reserve</strong>: six months of expenses where they can be reached within days.</li>
<li><strong>Goals</strong>: education, a home, a pilgrimage, a business, each with its amount and date.</li>
<li><strong>Retirement</strong>: what the pension scheme can carry and what must be added.</li>
<li><strong>Legacy</strong>: nominees, inheritance, giving.</li>
</ul>
<h2>Your adviser</h2>
<p>One person knows your plan and reviews it with you every year. Advisers are paid a salary; their bonus depends on how well investors are served and not on which fund they choose.</p>`,
  },
  {
    slug: 'investor-education',
    title: 'Investor education',
    summary: 'Short lessons on saving and investing, each with the question to ask before you invest.',
    template: 'articles',
    fields: { kind: 'lesson' },
    body: `<p>The lessons are short, avoid jargon and recommend nothing. Read them in any order; each takes a few minutes.</p>`,
  },
  {
    slug: 'newsletters',
    title: 'Newsletters',
    summary: 'Four times a year: what moved the market, and what we did about it.',
    template: 'documents',
    fields: { section: 'newsletters' },
    body: `<p>The quarterly newsletter is written for investors who want the background but not the tables. It takes ten minutes to read.</p>
<h2>What is in it</h2>
<ul>
<li>A letter from the chief investment officer, with what went wrong as well as what went right.</li>
<li>One question from an investor, answered at length.</li>
<li>Changes in our funds: supplements, fees, portfolio managers.</li>
<li>Dates: book closures, dividends, holidays.</li>
</ul>
<p>To receive the monthly report as well, <a href="/customer-service/subscribe">subscribe for alerts</a>.</p>`,
  },
  {
    slug: 'publication',
    title: 'Publications',
    summary: 'Notices and announcements that we are bound to publish, by date.',
    template: 'documents',
    fields: { section: 'publication' },
    body: `<p>Some things must be announced to everyone at the same moment: a dividend, a change of fee, a new fund, a day on which no price is calculated. They appear here, and stay.</p>
<h2>Kinds of announcement</h2>
<ul>
<li><strong>Payouts</strong>: the amount per unit, the date of the book closure and the price after the payout.</li>
<li><strong>Supplements</strong>: changes to an offering document, with their date of effect.</li>
<li><strong>Dealing days</strong>: holidays and suspensions, with the reason.</li>
<li><strong>Ratings</strong>: of the company and of funds, with agency and date.</li>
</ul>
<p>Reports and accounts have their own place under <a href="/downloads">downloads</a>.</p>`,
  },
  shareholdingPattern,
  careers,
  {
    slug: 'disclaimer',
    title: 'Disclaimer',
    summary: 'What every investor should read before relying on this site.',
    template: 'prose',
    body: `<p><strong>All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the Offering Document to understand the investment policies and risks involved.</strong></p>
<p>Performance data does not include cost incurred by investor in the form of sales load etc.</p>
<h2>No offer, no advice</h2>
<p>The contents of this site are information. They are neither an offer nor a recommendation to buy or sell units, and take no account of your personal circumstances. The offering document and its supplements alone are binding.</p>
<h2>Prices and figures</h2>
<p>Prices are shown as announced, with their validity date. We take care over every figure; if one is wrong we correct it and say so. Returns carry their basis, annualised or absolute, and their date.</p>
<h2>Links</h2>
<p>Links to other sites are there for convenience. We are not responsible for what they contain.</p>
<h2>Sample content</h2>
<p>As long as the line at the top of the page says so, the company, its funds and its prices are fictional, and no investment is possible.</p>`,
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    summary: 'Which data we collect, why, who sees it and how long it stays.',
    template: 'prose',
    fields: {
      factsTitle: 'In short',
      facts: [
        { term: 'Advertising networks', value: 'Receive nothing' },
        { term: 'Pictures never sent', value: 'Deleted after a day' },
        { term: 'Subscriptions', value: 'End at once when you unsubscribe' },
        { term: 'Questions', value: 'help@sample.example' },
      ],
    },
    body: `<p>This policy covers visitors of the site, people who write to us and investors. The company’s compliance officer approves the final text before launch.</p>
<h2>What we collect</h2>
<ul>
<li><strong>From visitors</strong>: the technical data that a web server needs to answer. No advertising network receives anything.</li>
<li><strong>From forms</strong>: what you type, and a picture if you attach one.</li>
<li><strong>From investors</strong>: what the law on the identification of customers demands.</li>
</ul>
<h2>Why</h2>
<p>To answer you, to carry out your instructions, and to fulfil duties towards the regulator and the tax authority. We do not sell data, and we do not use the data of one purpose for another without asking.</p>
<h2>Who sees it</h2>
<p>The employees who deal with your matter; the trustee, the registrar and the auditor as far as their task requires; authorities where the law obliges us. Everyone is bound to confidentiality.</p>
<h2>How long</h2>
<p>Requests and messages as long as they are being dealt with and for the period that the law prescribes afterwards. Pictures that were uploaded but never sent are deleted after a day. Subscriptions end at once when you unsubscribe.</p>
<h2>Your choices</h2>
<p>Write to <a href="mailto:help@sample.example">help@sample.example</a> to see, correct or delete what we hold about you, unless a law requires us to keep it.</p>`,
  },
  {
    slug: 'sitemap',
    title: 'Site map',
    summary: 'Every page of this site at a glance.',
    template: 'siteMap',
  },
];
