import type { SeedPage } from '../shape.ts';

export const aboutUs: SeedPage = {
  slug: 'about-us',
  title: 'About us',
  summary: 'Who manages your money, who watches over it, and the rules we have set ourselves.',
  template: 'landing',
  body: `<p>Sample Asset Management is a fictional company that shows how an asset manager in Pakistan presents itself. An investor who entrusts savings to a fund has a right to know who takes the decisions, who keeps the assets and who checks both. The pages of this section answer those three questions.</p>`,
  children: [
    {
      slug: 'mission-and-vission',
      title: 'Mission & vision',
      summary: 'What we want to achieve for investors, and how we will know.',
      forwardsFrom: ['/about-us/mission-and-vision'],
      body: `<h2>Our vision</h2>
<p>A country in which saving through a fund is as ordinary as keeping a bank account, and in which nobody has to be wealthy to be advised well.</p>
<h2>Our mission</h2>
<p>We turn regular savings into diversified portfolios, explain what they hold and what they cost, and publish every price as it was announced. We judge a product by whether we could explain it to a member of our own family in five minutes.</p>
<h2>How we measure ourselves</h2>
<ul>
<li><strong>Clarity.</strong> Risk, cost and basis of return stand beside every performance figure.</li>
<li><strong>Punctuality.</strong> Prices by the announced hour on each business day; reports within the month that follows.</li>
<li><strong>Fit.</strong> Advisers start from the goal, the horizon and the risk that an investor can bear, and only then name a fund.</li>
<li><strong>Redress.</strong> Every complaint has a number, a person responsible and a date for an answer.</li>
</ul>`,
    },
    {
      slug: 'who-we-are',
      title: 'Who we are',
      summary: 'A sample asset manager: what it does, and how the parts of a fund fit together.',
      body: `<p>An asset management company pools the money of many investors in funds, invests it under rules that are published in advance, and charges a fee that is published as well. Sample Asset Management is invented, but the way it is described here is the way such a company works.</p>
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
    },
    {
      slug: 'sponser-and-company-information',
      title: 'Sponsor & company information',
      summary:
        'The statutory particulars of the company: sponsor, auditor, legal adviser, trustee and registered office.',
      alsoAt: ['/about-us/sponser-and-company'],
      forwardsFrom: ['/about-us/sponsor-and-company-information', '/about-us/sponsor-and-company'],
      body: `<p>Every asset management company in Pakistan must show its particulars on its website, in English and in Urdu. The entries below are a sample: each is filled in before launch, with the date on which it was last checked.</p>
<table>
<thead><tr><th>Particular</th><th>What stands here</th></tr></thead>
<tbody>
<tr><th>Company</th><td>Sample Asset Management (fictional)</td></tr>
<tr><th>Status</th><td>Non-banking finance company for asset management, investment advisory and pension fund management: a sample, no licence is held</td></tr>
<tr><th>Sponsor</th><td>Name, share and field of business of the sponsor</td></tr>
<tr><th>Registered office</th><td>Street and city as in the company’s register</td></tr>
<tr><th>Registration and tax numbers</th><td>As issued; none is shown in a sample</td></tr>
<tr><th>Trustee of the funds</th><td>Name of the trustee, by fund where they differ</td></tr>
<tr><th>Auditor</th><td>Name of the firm and year of appointment</td></tr>
<tr><th>Legal adviser</th><td>Name of the firm</td></tr>
<tr><th>Shariah adviser</th><td>Name and registration of the adviser</td></tr>
<tr><th>Grievance contact</th><td>The compliance officer, <a href="mailto:help@sample.example">help@sample.example</a></td></tr>
</tbody>
</table>
<h2>The sponsor’s role</h2>
<p>The sponsor provides the company’s capital and nominates directors. It gives no guarantee for the price of a unit: the value of an investment depends on the fund’s own portfolio alone. Transactions between a fund and the sponsor’s group need the trustee’s consent and are disclosed in the fund’s accounts.</p>
<p>The distribution of the company’s shares is shown under <a href="/shareholding-pattern">shareholding pattern</a>.</p>`,
    },
    {
      slug: 'board-of-directors',
      title: 'Board of directors',
      summary: 'The seats of the board and its committees, and what each is responsible for.',
      body: `<p>The board sets strategy and risk appetite, appoints the chief executive and approves the accounts. This sample names roles and no people; with real content each seat carries a name, a short biography and the date of appointment.</p>
<h2>Seats</h2>
<ul>
<li><strong>Chair of the board</strong>, non-executive: leads the meetings and the yearly evaluation of the board.</li>
<li><strong>Chief executive officer</strong>, executive: answers for the company’s daily business.</li>
<li><strong>Independent directors</strong>: free of ties to sponsor and management; one of them chairs the audit committee.</li>
<li><strong>Nominee directors</strong>: named by the sponsor.</li>
</ul>
<h2>Committees</h2>
<h3>Audit committee</h3>
<p>Reviews the accounts of the company and of every fund, meets the auditors without management present, and receives the internal auditor’s reports.</p>
<h3>Human resource and remuneration committee</h3>
<p>Proposes the pay of senior management and makes sure that it rewards results for investors over several years.</p>
<h3>Risk management committee</h3>
<p>Watches market, credit, liquidity and operational risk across all funds, and decides what happens when a limit is breached.</p>`,
    },
    {
      slug: 'management-team',
      title: 'Management team',
      summary: 'Who is responsible for what, by role.',
      body: `<p>These are the functions that an investor may need to know. The sample shows them by role; names, qualifications and the funds that each manages are entered before launch.</p>
<h2>Leadership</h2>
<ul>
<li><strong>Chief executive officer.</strong> Carries out the board’s strategy and answers to it for results, conduct and people.</li>
<li><strong>Chief investment officer.</strong> Chairs the investment committee and is responsible for the performance of all portfolios.</li>
<li><strong>Chief financial officer and company secretary.</strong> Keeps the company’s books, prepares the funds’ accounts and serves the board.</li>
</ul>
<h2>Portfolio management</h2>
<ul>
<li><strong>Head of fixed income</strong> and <strong>head of equities</strong>, each with portfolio managers named fund by fund in the monthly report.</li>
<li><strong>Head of research</strong>, whose analysts cover issuers, sectors and the economy.</li>
</ul>
<h2>Control and service</h2>
<ul>
<li><strong>Head of risk management</strong> and <strong>head of compliance</strong>, independent of the portfolio managers.</li>
<li><strong>Head of internal audit</strong>, who reports to the audit committee.</li>
<li><strong>Head of operations</strong>, responsible for pricing, units and settlements.</li>
<li><strong>Head of customer service</strong>, who answers for every enquiry and complaint.</li>
</ul>`,
    },
    {
      slug: 'partners',
      title: 'Partners',
      summary: 'The institutions that a fund relies on, and what each of them does.',
      body: `<p>A fund is the work of several institutions that check one another. This page lists the roles; the names belong to the real company’s content.</p>
<h2>Institutions around each fund</h2>
<ul>
<li><strong>Trustee and custodian</strong>: holds securities and cash in the fund’s name, and confirms that units are priced by the rules.</li>
<li><strong>Auditors</strong>: examine the yearly accounts and review the half-yearly ones.</li>
<li><strong>Shariah advisers</strong>: approve the structure of Islamic funds and certify their income each year.</li>
<li><strong>Rating agencies</strong>: rate the management company and the stability of money market and income funds.</li>
</ul>
<h2>Distribution</h2>
<p>Banks, brokers and independent distributors offer our funds under agreements that oblige them to explain risk and cost. The full list, with contact points, is under <a href="/sales/distributors">distributors</a>.</p>
<h2>How we choose partners</h2>
<p>A new partner passes a check of standing, systems and continuity, and a review each year. Fees that a distributor receives are part of the load and expenses shown for each fund.</p>`,
    },
    {
      slug: 'code-of-conduct',
      title: 'Code of conduct',
      summary: 'The rules that bind everyone who works here, in plain words.',
      body: `<p>The code binds directors, employees and anyone who acts for us. Everybody signs it on joining and each year after that.</p>
<h2>Investors first</h2>
<p>Where the interest of investors and ours differ, theirs comes first. We do not promise returns, we do not hide costs, and we recommend a fund only after asking about goal, horizon and risk.</p>
<h2>Conflicts of interest</h2>
<ul>
<li>Employees declare their own holdings and ask for approval before they trade.</li>
<li>Orders of funds are executed before any order of the company or its staff, and are allotted among funds by a written rule.</li>
<li>Gifts beyond small courtesies are refused and recorded.</li>
</ul>
<h2>Inside information and confidentiality</h2>
<p>Whoever learns unpublished facts about an issuer stops trading in it and informs compliance. Data about investors is seen only by those who need it for their work; see the <a href="/privacy-policy">privacy policy</a>.</p>
<h2>Speaking up</h2>
<p>Employees and outsiders can report a breach to the head of compliance or to the chair of the audit committee in confidence. Nobody suffers for a report made in good faith.</p>`,
    },
  ],
};
