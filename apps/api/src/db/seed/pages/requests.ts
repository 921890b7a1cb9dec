import type { SeedPage } from '../types.ts';

export const requestACall: SeedPage = {
  slug: 'request-a-call',
  title: 'Request a call',
  summary: 'Leave your number; an adviser calls back on the next business day.',
  template: 'requestCall',
  body: `<p>We ask for your identity card number so that the adviser can prepare the conversation and tell you about your own account if you have one.</p>
<p>We never ask for a password, a one-time code or the number of a bank card on the phone. If a caller does, hang up and tell us at <a href="mailto:help@sample.example">help@sample.example</a>.</p>`,
  fields: {
    next: [
      { title: 'Your request gets a number', text: 'It goes at once to an adviser who speaks your language.' },
      { title: 'We call', text: 'On the next business day, between 9:00 and 17:00.' },
      { title: 'If we miss you', text: 'We try twice more on other days and then write to you.' },
    ],
    privacy:
      'What you enter is used for this call alone and seen only by those who prepare it. A picture that you attach is not public, and goes when the matter is closed.',
  },
};

export const subscribe: SeedPage = {
  slug: 'subscribe',
  title: 'Subscribe for alerts',
  summary: 'The daily NAV and the monthly fund manager’s report, sent to you.',
  template: 'subscribe',
  body: `<p>Choose one list or both:</p>
<ul>
<li><strong>Daily NAV</strong>: the announced prices of all funds, once each business day after publication.</li>
<li><strong>Monthly FMR</strong>: word that the fund manager’s report is out, with a link to it.</li>
</ul>`,
  fields: {
    next: [
      {
        title: 'You confirm',
        text: 'We send a message with a link. Nothing else is sent until you have opened it, so nobody can subscribe you against your will.',
      },
      {
        title: 'You receive what you chose',
        text: 'Prices after their publication each business day, the report once a month.',
      },
      { title: 'You leave when you like', text: 'Every message carries a link that ends the subscription at once.' },
    ],
    privacy: 'Your address is used for these messages alone. We sell and lend it to nobody.',
  },
};
