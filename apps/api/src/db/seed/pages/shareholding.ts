import type { SeedPage } from '../types.ts';

export const shareholdingPattern: SeedPage = {
  slug: 'shareholding-pattern',
  title: 'Shareholding pattern',
  summary: 'Who owns the management company, by category of shareholder.',
  template: 'shareholding',
  body: `<p>The pattern is published with each annual report and whenever it changes in substance.</p>
<p>Ownership of the company gives no claim on the assets of the funds, which belong to their unit holders.</p>`,
  fields: {
    asOf: '2026-06-30',
    holders: [
      { name: 'Sample Holding', category: 'Sponsor and associated companies', shares: '51000000', percent: '51' },
      {
        name: 'Sample Partner Bank',
        category: 'Sponsor and associated companies',
        shares: '19500000',
        percent: '19.5',
      },
      {
        name: 'Sample Insurance Company',
        category: 'Banks, insurers and other institutions',
        shares: '9800000',
        percent: '9.8',
      },
      {
        name: 'Sample Provident Fund',
        category: 'Banks, insurers and other institutions',
        shares: '4700000',
        percent: '4.7',
      },
      {
        name: 'Directors and chief executive',
        category: 'Directors, chief executive and their families',
        shares: '1250000',
        percent: '1.25',
      },
      { name: 'Employees’ share scheme', category: 'Individuals', shares: '3250000', percent: '3.25' },
      { name: 'General public', category: 'Individuals', shares: '10500000', percent: '10.5' },
    ],
  },
};
