import type { SeedPage } from '../types.ts';

export const faq: SeedPage = {
  slug: 'faq',
  title: 'Frequently asked questions',
  summary: 'Short answers to what investors ask most.',
  template: 'faq',
  body: `<p>If your question is not among these, <a href="/customer-service/contact-us">write to us</a> or <a href="/customer-service/request-a-call">ask for a call</a>. We add a question here when three people have asked it.</p>`,
  fields: {
    questions: [
      {
        group: 'Funds',
        question: 'What is a mutual fund?',
        answer: `<p>A pool of money from many investors, invested by a manager under published rules and held by a trustee. Each investor owns units in proportion to the money paid in. When the portfolio gains, every unit gains; when it falls, every unit falls.</p>`,
      },
      {
        group: 'Funds',
        question: 'Can I lose money?',
        answer: `<p>Yes. Prices of securities move, and units with them. How far they may move is what the risk profile tells you; no return is promised or guaranteed. Money that you need within a year does not belong in shares.</p>`,
      },
      {
        group: 'Funds',
        question: 'What do the five risk levels mean?',
        answer: `<p>They run from very low to high and say how much a fund’s price may swing.</p>
<ul>
<li><strong>Very low and low</strong>: deposits and treasury bills of short maturity.</li>
<li><strong>Moderate</strong>: longer government and corporate paper, which falls when rates rise.</li>
<li><strong>Medium</strong>: a mix of shares and fixed income.</li>
<li><strong>High</strong>: shares. Falls of a third have happened and can happen again.</li>
</ul>`,
      },
      {
        group: 'Funds',
        question: 'What does a fund cost?',
        answer: `<p>A front-end load may be part of the offer price, and the fund pays a management fee and other expenses. The <a href="/downloads/expense-ratio">total expense ratio</a> sums up the latter. It is taken out before the NAV is announced, so the returns that you see are after it.</p>`,
      },
      {
        group: 'Funds',
        question: 'What is the difference between an annualised and an absolute return?',
        answer: `<p>An <strong>absolute</strong> return is what was earned in the period: 3 % in three months is 3 %. An <strong>annualised</strong> return says what that would be in a year at the same pace: about 12 %. Money market and income funds are shown annualised, the others absolute. Compare only figures of the same basis. A return of 12 % over 12 months is 12 % either way. Past performance is not necessarily indicative of future results.</p>`,
      },
      {
        group: 'Accounts',
        question: 'Who can open an account?',
        answer: `<p>Adults with a national identity card, alone or jointly; guardians for minors; companies, trusts and provident funds with a resolution. Pakistanis abroad can invest through an account that allows the money to be taken out again.</p>`,
      },
      {
        group: 'Accounts',
        question: 'Which papers do I need?',
        answer: `<ul>
<li>The <a href="/downloads/application-forms">account opening form</a> with the risk profile questionnaire.</li>
<li>A copy of your identity card.</li>
<li>Proof of income, or of where the money comes from.</li>
<li>The number of a bank account in your own name.</li>
</ul>
<p>How it goes on is described under <a href="/customer-service/how-to-invest">how to invest</a>.</p>`,
      },
      {
        group: 'Accounts',
        question: 'How much do I need to begin?',
        answer: `<p>Each fund states its smallest first investment and its smallest later one in the offering document. A first investment begins at Rs. 1,000 in money market funds and at Rs. 5,000 in the others.</p>`,
      },
      {
        group: 'Accounts',
        question: 'How do I change my address, bank account or nominee?',
        answer: `<p>With the service request form, signed as on your identity card. A new bank account needs a statement or a cheque that shows your name. We confirm every change to the old and the new address, so that nobody can make one behind your back.</p>`,
      },
      {
        group: 'Accounts',
        question: 'What happens to my units if I die?',
        answer: `<p>They belong to your heirs under the law of succession. The nominee whom you named receives them on the heirs’ behalf, on a succession certificate or a letter of administration. Units are not lost, and nobody else can redeem them.</p>`,
      },
      {
        group: 'Transactions',
        question: 'Which price do I get?',
        answer: `<p>A complete request that is received before the cut-off of the fund counts for that day, else for the next business day. With forward pricing it gets the price of its day, which is announced afterwards; with backward pricing the last price announced before it. The <a href="/home">cut-off timings</a> stand on the first page and at the foot of every page.</p>`,
      },
      {
        group: 'Transactions',
        question: 'How can I pay?',
        answer: `<p>By crossed cheque or bank transfer in favour of the trustee of the fund. Cash is never accepted, and no employee or distributor may take money to an account of their own.</p>`,
      },
      {
        group: 'Transactions',
        question: 'How soon do I get my money back?',
        answer: `<p>Within the time stated in the fund’s offering document: usually one to two business days for money market funds and up to six for the others. It is paid to your own bank account; payment to anyone else is not possible.</p>`,
      },
      {
        group: 'Transactions',
        question: 'May I move from one fund to another?',
        answer: `<p>Yes, by a conversion form. A conversion counts as a redemption and a new purchase, also for taxes. The load of the new fund is reduced by what you have already paid.</p>`,
      },
      {
        group: 'Transactions',
        question: 'Can a fund refuse to redeem?',
        answer: `<p>Only in cases that its offering document names: when markets are closed, when prices cannot be found, or when requests of a single day pass a tenth of the fund. Requests beyond that share wait for the next day, in the order of their arrival.</p>`,
      },
      {
        group: 'Taxes',
        question: 'Is tax taken from dividends and gains?',
        answer: `<p>Tax is withheld at the rates of the year’s Finance Act, which differ for persons on and off the active taxpayers list. After 30 June you receive a certificate of what was withheld. Ask a tax adviser about your own case.</p>`,
      },
      {
        group: 'Taxes',
        question: 'Do I get a tax credit?',
        answer: `<p>A credit exists for contributions to a voluntary pension scheme, for up to 20 % of your taxable income. Units of other mutual funds give none since the Finance Act 2022. See <a href="/downloads/tax-credit">tax credit</a> and the <a href="/customer-service/tax-saving-calculator">calculator</a>.</p>`,
      },
      {
        group: 'Taxes',
        question: 'Is zakat deducted?',
        answer: `<p>From units of Muslim citizens, on the first of Ramazan, as the Zakat and Ushr Ordinance lays down. Whoever has handed in a declaration of exemption on stamped paper at least a month before is left out.</p>`,
      },
    ],
  },
};
