import type { SeedPage } from '../types.ts';

export const whoWeAre: SeedPage = {
  slug: 'who-we-are',
  title: 'Who we are',
  summary: 'An asset manager: what it does, and how the parts of a fund fit together.',
  template: 'timeline',
  body: `<p>An asset management company pools the money of many investors in funds, invests it under rules that are published in advance, and charges a fee that is published as well.</p>
<h2>What we do</h2>
<ul>
<li>Manage open-end funds in money market, income, asset allocation and equity categories, and funds of funds that combine them.</li>
<li>Manage a voluntary pension scheme, in which each participant chooses an allocation.</li>
<li>Manage separate portfolios for institutions and individuals under an agreement of their own.</li>
</ul>
<h2>Who does what in a fund</h2>
<p>The <strong>management company</strong> decides what is bought and sold. The <strong>trustee</strong> holds the assets in the fund’s name and checks that the rules are followed. The <strong>auditor</strong> examines the accounts, the <strong>Shariah adviser</strong> certifies Islamic funds, and the <strong>Securities and Exchange Commission of Pakistan</strong> authorises and supervises all of them. The assets belong to the unit holders: they are kept apart from the company’s own.</p>
<h2>How we work</h2>
<p>Ideas come from research, are debated in the investment committee, and enter a portfolio only within the limits of its offering document. Risk and compliance report to a committee of the board and not to the portfolio managers. Read more under <a href="/investment-strategy">investment strategy</a> and <a href="/about-us/code-of-conduct">code of conduct</a>.</p>`,
  fields: {
    figure: '2003',
    figureText:
      'is the year of our foundation. Each fund since then has one page, on which price, risk and cost stand in the same order.',
    factsTitle: 'The company in facts',
    facts: [
      { term: 'Sponsor', value: 'Sample Holding' },
      { term: 'Trustee', value: 'Sample Trustee' },
      { term: 'Auditor of the funds', value: 'Sample Audit Firm A' },
      { term: 'Registered office', value: 'Karachi' },
      { term: 'Fiscal year', value: '1 July to 30 June' },
    ],
    milestonesTitle: 'Milestones',
    milestones: [
      {
        when: '2003',
        title: 'The company is founded',
        text: 'A small team sets out to make funds that can be explained in five minutes. The first year goes into systems, policies and people.',
      },
      {
        when: 'Apr 2004',
        title: 'First fund: Sample Stock Fund',
        text: 'It opens with listed shares alone. The rule that no share is bought without a written opinion is as old as the fund.',
      },
      {
        when: 'Jul 2006',
        title: 'Shares and fixed income in one fund',
        text: 'Sample Asset Allocation Fund lets the manager move between markets, within limits that the offering document sets.',
      },
      {
        when: 'Dec 2010',
        title: 'A home for short-term money',
        text: 'After the first income fund in 2009, Sample Money Market Fund completes the range for savers who cannot wait out a fall.',
      },
      {
        when: 'May 2012',
        title: 'Saving for retirement',
        text: 'Sample Pension Fund begins with two sub-funds. Participants choose their mix and may change it as they grow older.',
      },
      {
        when: 'Sep 2015',
        title: 'First Shariah-compliant fund',
        text: 'Sample Islamic Equity Fund holds only what its Shariah adviser has approved, and gives away income that does not qualify.',
      },
      {
        when: 'Nov 2017',
        title: 'A ready mix',
        text: 'Sample Balanced Plan combines our own funds for people who prefer a single decision to several.',
      },
      {
        when: 'Mar 2021',
        title: 'Every complaint gets a number',
        text: 'Complaints move to one register with a person and a date for each. Sample Cash Management Fund opens in the same month.',
      },
      {
        when: '2026',
        title: 'Prices, risk and cost side by side',
        text: 'This site publishes the same facts for every fund in the same order, in English and in Urdu.',
      },
    ],
  },
};

export const companyInformation: SeedPage = {
  slug: 'sponser-and-company-information',
  title: 'Sponsor & company information',
  summary: 'The statutory particulars of the company: sponsor, auditor, legal adviser, trustee and registered office.',
  template: 'company',
  aliases: ['/about-us/sponser-and-company'],
  redirectsFrom: ['/about-us/sponsor-and-company-information', '/about-us/sponsor-and-company'],
  body: `<p>Every asset management company in Pakistan must show its particulars on its website, in English and in Urdu. The date of the last check stands below them.</p>
<h2>The sponsor’s role</h2>
<p>The sponsor provides the company’s capital and nominates directors. It gives no guarantee for the price of a unit: the value of an investment depends on the fund’s own portfolio alone. Transactions between a fund and the sponsor’s group need the trustee’s consent and are disclosed in the fund’s accounts.</p>
<p>The distribution of the company’s shares is shown under <a href="/shareholding-pattern">shareholding pattern</a>.</p>`,
  fields: {
    checkedOn: '2026-11-02',
    particulars: [
      { group: 'Company', term: 'Name', value: 'Sample Asset Management (fictional)' },
      {
        group: 'Company',
        term: 'Status',
        value:
          'Non-banking finance company for asset management, investment advice and pension funds. No licence is held.',
      },
      { group: 'Company', term: 'Year of incorporation', value: '2003' },
      {
        group: 'Company',
        term: 'Registered office',
        value: 'Sample address, Karachi. Street and building are entered as in the company’s register.',
      },
      {
        group: 'Company',
        term: 'Registration and tax numbers',
        value: 'As issued by the authorities, entered before launch.',
      },
      { group: 'Company', term: 'Fiscal year', value: '1 July to 30 June' },
      {
        group: 'Company',
        term: 'Companies in which a majority is held',
        value: 'None',
      },
      {
        group: 'Sponsor',
        term: 'Sponsor',
        value: 'Sample Holding, the parent company',
      },
      {
        group: 'Sponsor',
        term: 'Associated companies',
        value: 'Sample Partner Bank, which distributes the funds at its branches.',
      },
      {
        group: 'Funds',
        term: 'Trustee and custodian',
        value: 'Sample Trustee, for all open-end funds and for the pension fund.',
      },
      {
        group: 'Funds',
        term: 'Registrar and transfer agent',
        value: 'Sample Registrar: keeps the list of unit holders.',
      },
      { group: 'Funds', term: 'Auditor of the funds', value: 'Sample Audit Firm A, in its third year of appointment.' },
      { group: 'Funds', term: 'Shariah adviser', value: 'Sample Shariah Board, for Sample Islamic Equity Fund.' },
      {
        group: 'Funds',
        term: 'Rating agency',
        value: 'Sample Rating Agency. The stability rating of a fund stands beside its name.',
      },
      {
        group: 'Advisers',
        term: 'Auditor of the company',
        value: 'Sample Audit Firm B, appointed by the shareholders.',
      },
      { group: 'Advisers', term: 'Legal adviser', value: 'Sample Law Chambers' },
      { group: 'Advisers', term: 'Tax adviser', value: 'Sample Tax Consultants' },
      { group: 'Advisers', term: 'Bankers', value: 'Sample Partner Bank and the banks named in each fund’s accounts' },
      {
        group: 'Contact',
        term: 'Company secretary',
        value: 'The role answers shareholders and the registrar: secretary@sample.example',
      },
      {
        group: 'Contact',
        term: 'Grievances',
        value: 'The compliance officer looks at every complaint that was not settled: help@sample.example',
      },
    ],
  },
};

export const partners: SeedPage = {
  slug: 'partners',
  title: 'Partners',
  summary: 'The institutions that a fund relies on, and what each of them does.',
  template: 'partners',
  body: `<p>A fund is the work of several institutions that check one another. What each of them does is written beside its name.</p>
<h2>How we choose partners</h2>
<p>A new partner passes a check of standing, systems and continuity, and a review each year. Whoever holds the assets may not also decide how they are invested, and nobody is paid by the number of trades. Who sells the funds is listed under <a href="/sales/distributors">distributors</a>.</p>`,
  fields: {
    partners: [
      {
        role: 'Trustee and custodian',
        name: 'Sample Trustee',
        text: 'Holds securities and cash in each fund’s name, checks every instruction against the deed, and confirms that units are priced by the rules.',
        url: 'https://trustee.sample.example/',
      },
      {
        role: 'Trustee and custodian',
        name: 'Sample Depository',
        text: 'Keeps the listed securities of all funds in electronic form, in accounts that bear the trustee’s name.',
        url: 'https://depository.sample.example/',
      },
      {
        role: 'Auditor',
        name: 'Sample Audit Firm A',
        text: 'Examines the yearly accounts of the funds and reviews the half-yearly ones. Changes at the latest after five years.',
        url: 'https://audit-a.sample.example/',
      },
      {
        role: 'Auditor',
        name: 'Sample Audit Firm B',
        text: 'Examines the accounts of the management company, so that company and funds are not audited by the same people.',
        url: 'https://audit-b.sample.example/',
      },
      {
        role: 'Shariah adviser',
        name: 'Sample Shariah Board',
        text: 'Approves what the Islamic fund may hold, reviews its income, and names the part that is given to charity.',
        url: 'https://shariah.sample.example/',
      },
      {
        role: 'Rating agency',
        name: 'Sample Rating Agency',
        text: 'Rates the quality of the management company each year, and the stability of the money market and income funds.',
        url: 'https://rating.sample.example/',
      },
      {
        role: 'Registrar',
        name: 'Sample Registrar',
        text: 'Keeps the register of unit holders, issues account statements and pays out redemptions on the trustee’s release.',
        url: 'https://registrar.sample.example/',
      },
      {
        role: 'Distribution',
        name: 'Sample Partner Bank',
        text: 'Receives forms and cheques at selected branches under an agreement that obliges it to explain risk and cost.',
        url: '/sales/fbl-branches',
      },
    ],
  },
};
