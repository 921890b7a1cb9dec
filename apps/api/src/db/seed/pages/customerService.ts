import type { SeedPage } from '../shape.ts';

export const customerService: SeedPage = {
  slug: 'customer-service',
  title: 'Customer service',
  summary: 'Everything around your account: investing, prices, questions, complaints and how to reach us.',
  template: 'landing',
  body: `<p>Choose what you came for. If you would rather talk it through, leave your number under <a href="/customer-service/request-a-call">request a call</a>: an adviser calls back on the next business day, in English or Urdu.</p>`,
  children: [
    {
      slug: 'how-to-invest',
      title: 'How to invest',
      summary: 'From the first question to the first account statement, in four steps.',
      body: `<p>You do not need to know the market to start. You need a goal, a date by which you want to reach it, and an idea of how much fluctuation you can sleep through.</p>
<h2>1. Choose a fund</h2>
<p>Start from the risk profile. Money that you may need within months belongs in a money market fund; money for five years and more can bear the swings of shares. The <a href="/daily-funds-nav-history">daily NAV page</a> shows every fund with its risk, and each fund’s page its costs.</p>
<h2>2. Open an account</h2>
<ul>
<li>Fill in the account opening form and the risk profile questionnaire.</li>
<li>Attach a copy of your identity card, proof of income and the details of a bank account in your own name.</li>
<li>Sign the tax residency declaration, and name a nominee if you wish.</li>
</ul>
<p>All forms are under <a href="/downloads/application-forms">application forms</a>. A minor’s account is opened by a guardian.</p>
<h2>3. Pay</h2>
<p>Pay by crossed cheque or bank transfer in favour of the fund’s trustee, never in cash and never to a person. A complete request before the cut-off gets the price of that day, a later one that of the next business day.</p>
<h2>4. Follow it</h2>
<p>You receive a confirmation with the number of units and the price. The NAV appears each business day, the fund manager’s report each month. You may redeem on any business day; the money goes to your bank account within the time stated in the offering document.</p>`,
    },
    {
      slug: 'funds-nav-history',
      title: 'NAV history of a fund',
      summary: 'Every announced price of one fund: where to find it and how to read it.',
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
    {
      slug: 'faq',
      title: 'Frequently asked questions',
      summary: 'Short answers to what investors ask most.',
      body: `<h2>About funds</h2>
<h3>What is a mutual fund?</h3>
<p>A pool of money from many investors, invested by a manager under published rules and held by a trustee. Each investor owns units in proportion to the money paid in.</p>
<h3>Can I lose money?</h3>
<p>Yes. Prices of securities move, and units with them. How far they may move is what the risk profile tells you; no return is promised or guaranteed.</p>
<h3>What does it cost?</h3>
<p>A front-end load may be part of the offer price, and the fund pays a management fee and other expenses. The total expense ratio of each fund sums up the latter; it is published monthly.</p>
<h2>About transactions</h2>
<h3>Which price do I get?</h3>
<p>That of the day on which your complete request was received before the cut-off of the fund, else that of the next business day.</p>
<h3>How soon do I get my money back?</h3>
<p>Within the time stated in the fund’s offering document, to your own bank account. Payment to anyone else is not possible.</p>
<h3>May I move from one fund to another?</h3>
<p>Yes, by a conversion form. A conversion counts as a redemption and a new purchase, also for taxes.</p>
<h2>About taxes</h2>
<h3>Is tax taken from dividends and gains?</h3>
<p>Tax is withheld at the rates of the year’s Finance Act, which differ for persons on and off the active taxpayers list. Ask a tax adviser about your own case.</p>
<h3>Do I get a tax credit?</h3>
<p>A credit exists for contributions to a voluntary pension scheme. See <a href="/downloads/tax-credit">tax credit</a>.</p>`,
    },
    {
      slug: 'value-added-services',
      title: 'Value added services',
      summary: 'What comes with your account at no extra charge.',
      body: `<p>These services describe what an investor of an asset manager can usually expect. In this sample none is in operation.</p>
<h2>Statements and alerts</h2>
<ul>
<li>A confirmation of every transaction and an account statement on request at any time.</li>
<li>The daily NAV and the monthly fund manager’s report by <a href="/customer-service/subscribe">alert</a>.</li>
<li>A tax certificate after the end of the fiscal year.</li>
</ul>
<h2>Standing instructions</h2>
<ul>
<li><strong>Systematic investment</strong>: a fixed amount from your bank account each month.</li>
<li><strong>Systematic withdrawal</strong>: a fixed amount, or the growth alone, paid out each month or quarter.</li>
<li><strong>Systematic conversion</strong>: a fixed amount moved from a steadier fund to a more volatile one, to enter the market by degrees.</li>
</ul>
<h2>Advice</h2>
<p>An adviser reviews your allocation with you once a year, or when your circumstances change. The review is free and binds you to nothing.</p>`,
    },
    {
      slug: 'tax-saving-calculator',
      title: 'Tax saving calculator',
      summary: 'How the credit for pension contributions is worked out.',
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
    {
      slug: 'request-a-call',
      title: 'Request a call',
      summary: 'Leave your number; an adviser calls back on the next business day.',
      body: `<p>Use the form behind the call button on any page. We ask for your name, e-mail address, phone number and identity card number, so that the adviser can prepare the conversation and tell you about your own account if you have one.</p>
<h2>What happens next</h2>
<ol>
<li>Your request gets a number and goes to an adviser who speaks your language.</li>
<li>The adviser calls on the next business day between 9:00 and 17:00.</li>
<li>If you cannot be reached, we try twice more and then write to you.</li>
</ol>
<p>We never ask for a password, a one-time code or the number of a bank card on the phone. If a caller does, hang up and tell us at <a href="mailto:help@sample.example">help@sample.example</a>.</p>`,
    },
    {
      slug: 'subscribe',
      title: 'Subscribe for alerts',
      summary: 'The daily NAV and the monthly fund manager’s report, sent to you.',
      body: `<p>The form at the foot of every page adds you to one or both lists:</p>
<ul>
<li><strong>Daily NAV</strong>: the announced prices of all funds, once each business day after publication.</li>
<li><strong>Monthly FMR</strong>: word that the fund manager’s report is out, with a link to it.</li>
</ul>
<h2>How it works</h2>
<p>You receive a message with a link to confirm, so that nobody can subscribe you against your will. Every later message carries a link that ends the subscription at once. We use your address for these messages alone; see the <a href="/privacy-policy">privacy policy</a>.</p>`,
    },
    {
      slug: 'contact-us',
      title: 'Contact us',
      summary: 'The ways to reach us, and which is the quickest for what.',
      body: `<p>Write to <a href="mailto:help@sample.example">help@sample.example</a> or ask for a <a href="/customer-service/request-a-call">call back</a>. Phone numbers and addresses are entered before launch; this sample invents none.</p>
<h2>Which way for what</h2>
<ul>
<li><strong>A question about a fund or an account</strong>: e-mail or a call back. Mention your account number, never your password.</li>
<li><strong>A transaction</strong>: the investor portal, an investor centre or a distributor. We cannot act on an instruction sent by e-mail.</li>
<li><strong>A complaint</strong>: the <a href="/customer-service/complaint-and-feedback">complaint and feedback</a> page, so that it gets a number at once.</li>
<li><strong>The press, suppliers and applicants</strong>: e-mail, with the matter in the subject line.</li>
</ul>
<h2>When we answer</h2>
<p>Monday to Friday, 9:00 to 17:00, public holidays excepted. An e-mail that arrives before 15:00 is answered the same day.</p>`,
    },
    {
      slug: 'complaint-and-feedback',
      title: 'Complaint & feedback',
      summary: 'Tell us what went wrong. You get a number, a person and a date.',
      body: `<p>Write to <a href="mailto:help@sample.example">help@sample.example</a> or hand in a letter at any investor centre. Say what happened, when, and what you expect of us. Praise and ideas are just as welcome.</p>
<h2>What happens next</h2>
<ol>
<li>You receive a complaint number within one business day.</li>
<li>The head of customer service names the person who deals with it.</li>
<li>You receive an answer within seven business days, or word why it takes longer and until when.</li>
<li>If the answer does not satisfy you, the compliance officer looks at the matter afresh.</li>
</ol>
<h2>The regulator’s service desk</h2>
<p>In case your complaint has not been properly redressed by us, you may lodge your complaint with the Securities and Exchange Commission of Pakistan (SECP) through its <a href="https://sdms.secp.gov.pk/">Service Desk Management System</a>.</p>
<p>However, please note that SECP will entertain only those complaints which were at first directly requested to be redressed by the company and the company has failed to redress the same. Further, the complaints that are not relevant to SECP’s regulatory domain or competence shall not be entertained by the SECP.</p>`,
    },
  ],
};
