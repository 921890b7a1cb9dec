import type { SeedPage } from '../types.ts';

export const contactUs: SeedPage = {
  slug: 'contact-us',
  title: 'Contact us',
  summary: 'The ways to reach us, and which is the quickest for what.',
  template: 'contact',
  body: `<p>We answer from Monday to Friday, 9:00 to 17:00, public holidays excepted. What arrives before 15:00 is answered the same day.</p>
<h2>Which way for what</h2>
<ul>
<li><strong>A question about a fund or an account</strong>: the form, or a <a href="/customer-service/request-a-call">call back</a>. Mention your account number, never your password.</li>
<li><strong>A transaction</strong>: the investor portal, an <a href="/sales/branch-network">investor centre</a> or a <a href="/sales/distributors">distributor</a>. We cannot act on an instruction sent by e-mail.</li>
<li><strong>A complaint</strong>: the <a href="/customer-service/complaint-and-feedback">complaint and feedback</a> page, so that it gets a number at once.</li>
<li><strong>An application</strong>: the form under <a href="/careers">careers</a>.</li>
</ul>`,
  fields: {
    offices: [
      {
        name: 'Head office, Karachi',
        address: 'Sample address, Karachi',
        phone: '0000-0000000',
        email: 'help@sample.example',
        hours: 'Monday to Friday, 9:00–17:00',
        latitude: '24.86',
        longitude: '67.01',
      },
      {
        name: 'Regional office, Lahore',
        address: 'Sample address, Lahore',
        email: 'lahore@sample.example',
        hours: 'Monday to Friday, 9:00–17:00',
        latitude: '31.55',
        longitude: '74.34',
      },
      {
        name: 'Regional office, Islamabad',
        address: 'Sample address, Islamabad',
        email: 'islamabad@sample.example',
        hours: 'Monday to Friday, 9:00–17:00',
        latitude: '33.68',
        longitude: '73.05',
      },
    ],
    formTitle: 'Write to us',
    next: [
      { title: 'You get a reference number', text: 'It stands on the next screen and in the confirmation by e-mail.' },
      { title: 'The right person reads it', text: 'By the subject that you chose; nobody has to forward it twice.' },
      { title: 'You get an answer', text: 'Within one business day, or word of when it will come and why.' },
    ],
  },
};

export const complaintAndFeedback: SeedPage = {
  slug: 'complaint-and-feedback',
  title: 'Complaint & feedback',
  summary: 'Tell us what went wrong. You get a number, a person and a date.',
  template: 'complaint',
  body: `<p>Say what happened, when, and what you expect of us. Praise and ideas are just as welcome. If you prefer paper, hand in a letter at any <a href="/sales/branch-network">investor centre</a> and ask for a stamped copy.</p>
<p>The steps below follow our complaint handling policy, which is published under <a href="/downloads/policies">policies</a>.</p>`,
  fields: {
    formTitle: 'Tell us what happened',
    next: [
      { title: 'A tracking number at once', text: 'Keep it: whoever you speak to can find the matter by it.' },
      {
        title: 'A person responsible',
        text: 'Within one business day the head of customer service names who deals with it, and tells you.',
      },
      {
        title: 'An answer within seven business days',
        text: 'Or word of why it takes longer, and until when.',
      },
      {
        title: 'A second look',
        text: 'If the answer does not satisfy you, the compliance officer examines the matter afresh.',
      },
    ],
    regulatorTitle: 'If we have not settled it: the regulator’s service desk',
    regulatorWords: 'Lodge a complaint with SECP',
    regulatorUrl: 'https://sdms.secp.gov.pk',
    regulatorDisclaimer:
      'In case your complaint has not been properly redressed by us, you may lodge your complaint with the Securities and Exchange Commission of Pakistan (SECP). However, please note that SECP will entertain only those complaints which were at first directly requested to be redressed by the company and the company has failed to redress the same. Further, the complaints that are not relevant to SECP’s regulatory domain or competence shall not be entertained by SECP.',
  },
};
