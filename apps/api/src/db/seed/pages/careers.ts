import type { SeedPage } from '../types.ts';

export const careers: SeedPage = {
  slug: 'careers',
  title: 'Careers',
  summary: 'How we work, whom we look for, and how to apply.',
  template: 'careers',
  body: `<p>We look for people who care about getting a number right and about the person who relies on it. Degrees open the door; curiosity and candour decide.</p>
<h2>Where you could work</h2>
<ul>
<li><strong>Investments and research</strong>: analysts and portfolio managers.</li>
<li><strong>Operations</strong>: pricing, units, settlement.</li>
<li><strong>Risk, compliance and audit</strong>: independent of the portfolios they watch.</li>
<li><strong>Advice and service</strong>: the people whom investors meet.</li>
<li><strong>Technology</strong>: the systems behind all of it.</li>
</ul>
<h2>What you can expect</h2>
<p>Time and money for professional certification, a mentor in the first year, pay bands that are known to everyone, and offices that people with disabilities can use. Trainees rotate through four departments in two years.</p>
<p>No agent may ask you for money, and no position is for sale. The positions shown here belong to a fictional company.</p>`,
  fields: {
    positionsTitle: 'Open positions',
    applyTitle: 'Apply',
    next: [
      {
        title: 'We confirm',
        text: 'You get a reference number at once. Your CV is seen by human resources and the hiring department alone.',
      },
      {
        title: 'We read every application',
        text: 'Within two weeks of the closing date you hear whether we would like to meet.',
      },
      {
        title: 'We meet twice',
        text: 'Once with your future team and once with human resources, each for an hour. Tasks take no more than a day.',
      },
      {
        title: 'We tell you why',
        text: 'Whoever came to an interview gets a reason, also when the answer is no. We keep papers for a year if you agree.',
      },
    ],
  },
};
