import type { SeedPage } from '../types.ts';
import { companyInformation, partners, whoWeAre } from './aboutCompany.ts';

export const aboutUs: SeedPage = {
  slug: 'about-us',
  title: 'About us',
  summary: 'Who manages your money, who watches over it, and the rules we have set ourselves.',
  template: 'landing',
  body: `<p>An investor who entrusts savings to a fund has a right to know who takes the decisions, who keeps the assets and who checks both. The pages of this section answer those three questions.</p>`,
  children: [
    {
      slug: 'mission-and-vission',
      title: 'Mission & vision',
      summary: 'What we want to achieve for investors, and how we will know.',
      template: 'prose',
      fields: {
        figure: '5',
        figureText: 'minutes: in that time a product must be explained to a member of our own family.',
        factsTitle: 'What we can be held to',
        facts: [
          { term: 'Prices', value: 'By the announced hour of each business day' },
          { term: 'Reports', value: 'Within the month that follows' },
          { term: 'Complaints', value: 'A number, a person and a date' },
          { term: 'Returns', value: 'Never without their basis' },
        ],
      },
      redirectsFrom: ['/about-us/mission-and-vision'],
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
    whoWeAre,
    companyInformation,
    {
      slug: 'board-of-directors',
      title: 'Board of directors',
      summary: 'The seats of the board and its committees, and what each is responsible for.',
      template: 'people',
      fields: { group: 'board' },
      body: `<p>The board sets strategy and risk appetite, appoints the chief executive and approves the accounts. It meets at least once a quarter, and a majority of its members has no part in daily business. Seats are shown by role; names, portraits and biographies are entered before launch.</p>
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
      template: 'people',
      fields: { group: 'management' },
      body: `<p>These are the functions that an investor may need to know. They are shown by role; names, qualifications and the funds that each manages are entered before launch.</p>
<h2>Who reports to whom</h2>
<p>Portfolio managers report to the chief investment officer. Risk, compliance and internal audit do not: they have a line of their own to a committee of the board, and can stop a trade without asking the people who proposed it.</p>`,
    },
    partners,
    {
      slug: 'code-of-conduct',
      title: 'Code of conduct',
      summary: 'The rules that bind everyone who works here, in plain words.',
      template: 'prose',
      fields: {
        factsTitle: 'The code in short',
        facts: [
          { term: 'Binds', value: 'Directors, employees, and whoever acts for us' },
          { term: 'Is signed', value: 'On joining, and each year after that' },
          { term: 'Own dealings', value: 'Declared, and approved before a trade' },
          { term: 'A breach is reported to', value: 'The head of compliance, or the chair of the audit committee' },
        ],
      },
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
