import { describe, expect, it } from 'vitest';
import type { SitePage } from '../../../content/page.ts';
import type { PublicSettings } from '../../../content/site.ts';
import { escapeScriptJson, structuredData } from './index.ts';

const origin = 'https://sample.example';

const settings: PublicSettings = {
  title: 'Sample Asset Management',
  tagline: null,
  email: 'help@sample.example',
  logo: null,
  phone: null,
  whatsapp: null,
  portalUrl: null,
  sampleContent: true,
};

const bare: SitePage = {
  kind: 'page',
  id: '00000000-0000-4000-8000-000000000000',
  type: 'page',
  template: 'prose',
  locale: 'en',
  path: '/about-us/x',
  title: 'Title',
  summary: null,
  body: null,
  image: null,
  font: null,
  seo: [],
  data: {},
  revision: 's',
  publishedAt: '2026-11-02T05:00:00.000Z',
  children: [],
  siblings: [],
  tabs: null,
  alternate: null,
  fund: null,
  funds: [],
  breadcrumbs: [{ title: 'About us', path: '/about-us', summary: null }],
};

const graph = (page: Partial<SitePage>) =>
  structuredData({
    page: { ...bare, ...page },
    origin,
    settings,
    today: '2026-11-21',
    description: 'In a sentence.',
    image: `${origin}/og/en/x.png`,
  })['@graph'];

const node = (page: Partial<SitePage>, type: string) => graph(page).find((each) => each['@type'] === type);

describe('structured data', () => {
  it('names the company and its search on the home page, with nothing that content lacks', () => {
    expect(graph({ path: '/home', template: 'home', breadcrumbs: [] })).toEqual([
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Sample Asset Management',
        url: origin,
        email: 'help@sample.example',
      },
      expect.objectContaining({ '@type': 'WebSite', inLanguage: 'en', url: `${origin}/home` }),
    ]);
    const search = { urlTemplate: `${origin}/ur/search?q={search_term_string}` };
    expect(node({ path: '/ur', locale: 'ur', template: 'home' }, 'WebSite')).toMatchObject({
      potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=search_term_string' },
    });
  });

  it('shows the way down to every other page', () => {
    expect(node({}, 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/home` },
      { '@type': 'ListItem', position: 2, name: 'About us', item: `${origin}/about-us` },
      { '@type': 'ListItem', position: 3, name: 'Title', item: `${origin}/about-us/x` },
    ]);
    expect(graph({})).toHaveLength(1);
  });

  it('gives questions with their answers in words', () => {
    const questions = [{ group: 'Money', question: 'Is it safe?', answer: '<p>Prices &amp; risks <b>vary</b>.</p>' }];
    expect(node({ template: 'faq', data: { questions } }, 'FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Is it safe?',
        acceptedAnswer: { '@type': 'Answer', text: 'Prices & risks vary.' },
      },
    ]);
    expect(node({ template: 'faq', data: { questions: [] } }, 'FAQPage')).toBeUndefined();
  });

  it('gives the questions that are written in the text of any page', () => {
    const body =
      '<p>a</p><div data-block="questions"><details><summary>When &amp; <b>how</b>?</summary><p>Soon</p><ul><li>By bank</li></ul></details><details><summary>Why?</summary>So</details></div>';
    const answers = [
      ['When & how?', 'Soon By bank'],
      ['Why?', 'So'],
    ];
    expect(node({ body }, 'FAQPage')?.mainEntity).toEqual(
      answers.map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
    );
    expect(node({ body: '<details><summary>a</summary>b</details>' }, 'FAQPage')).toBeUndefined();
  });

  it('gives the offices of the contact page', () => {
    const offices = [{ name: 'Head office', address: 'A street', latitude: '24.8', longitude: '67.0' }];
    expect(node({ template: 'contact', data: { offices } }, 'ContactPage')?.mainEntity).toMatchObject({
      '@type': 'Organization',
      location: [
        {
          '@type': 'Place',
          name: 'Head office',
          address: 'A street',
          geo: { '@type': 'GeoCoordinates', latitude: '24.8', longitude: '67.0' },
        },
      ],
    });
  });

  const vacancy = {
    city: 'Karachi',
    date: '2026-11-01',
    employment: 'full-time',
    openings: 2,
    closingDate: '2026-11-30',
  };
  const position = (data: object) =>
    node({ type: 'vacancy', template: null, body: '<p>Work.</p>', data: { ...data } }, 'JobPosting');

  it('gives an open position, to the end of its last day', () => {
    expect(position(vacancy)).toEqual({
      '@type': 'JobPosting',
      title: 'Title',
      description: 'Work.',
      url: `${origin}/about-us/x`,
      datePosted: '2026-11-01',
      validThrough: '2026-11-30T23:59:59+05:00',
      employmentType: 'FULL_TIME',
      totalJobOpenings: 2,
      hiringOrganization: expect.objectContaining({ '@type': 'Organization', name: 'Sample Asset Management' }),
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Karachi', addressCountry: 'PK' },
      },
    });
    expect(position({ ...vacancy, closingDate: null })).not.toHaveProperty('validThrough');
    expect(position({ ...vacancy, closingDate: '2026-11-20' })).toBeUndefined();
  });

  it.each([
    ['announcement', 'NewsArticle'],
    ['article', 'Article'],
  ])('calls an %s %s, with both dates', (kind, type) => {
    expect(node({ type: 'article', template: null, data: { kind, date: '2026-11-01' } }, type)).toMatchObject({
      headline: 'Title',
      datePublished: '2026-11-01',
      dateModified: '2026-11-02T05:00:00.000Z',
      inLanguage: 'en',
      description: 'In a sentence.',
      image: `${origin}/og/en/x.png`,
      mainEntityOfPage: `${origin}/about-us/x`,
      author: { '@type': 'Organization' },
    });
  });

  it('calls only events so', () => {
    const data = { kind: 'event', date: '2026-12-01', place: 'Lahore' };
    const location = { '@type': 'Place', name: 'Lahore', address: 'Lahore' };
    expect(node({ type: 'activity', data }, 'Event')).toMatchObject({
      name: 'Title',
      startDate: '2026-12-01',
      location,
    });
    expect(node({ type: 'activity', data: { ...data, kind: 'award' } }, 'Event')).toBeUndefined();
    expect(node({ type: 'activity', data: { ...data, place: null } }, 'Event')).toBeUndefined();
  });

  it('says of a fund what its entry says', () => {
    const found = node({ type: 'fund', template: null, data: { mufapId: '123' } }, 'InvestmentFund');
    expect(found).toMatchObject({ name: 'Title', category: 'About us', identifier: { value: '123' } });
    expect(node({ type: 'fund', data: {} }, 'InvestmentFund')).not.toHaveProperty('identifier');
  });

  it('tells the sub-funds of one name apart', () => {
    const equity = { type: 'fund', template: null, data: { subFund: 'Equity' } } as const;
    expect(node(equity, 'InvestmentFund')).toMatchObject({ name: 'Title (Equity)' });
    expect(node(equity, 'BreadcrumbList')?.itemListElement).toContainEqual(
      expect.objectContaining({ name: 'Title (Equity)', position: 3 }),
    );
  });

  it.each<[string, Partial<SitePage>, string[]]>([
    ['Organization', { path: '/home', template: 'home', breadcrumbs: [] }, ['name', 'url']],
    ['WebSite', { path: '/home', template: 'home', breadcrumbs: [] }, ['name', 'url', 'potentialAction']],
    ['BreadcrumbList', {}, ['itemListElement']],
    [
      'JobPosting',
      { type: 'vacancy', template: null, body: '<p>Work.</p>', data: vacancy },
      ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation', 'employmentType'],
    ],
    [
      'NewsArticle',
      { type: 'article', template: null, data: { kind: 'announcement', date: '2026-11-01' } },
      ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    ],
    [
      'Event',
      { type: 'activity', data: { kind: 'event', date: '2026-12-01', place: 'Lahore' } },
      ['name', 'startDate', 'location', 'image', 'organizer', 'description'],
    ],
    [
      'FAQPage',
      { template: 'faq', data: { questions: [{ group: 'Money', question: 'Is it safe?', answer: '<p>No.</p>' }] } },
      ['mainEntity'],
    ],
  ])('says of a %s all that Google requires of one', (type, page, required) => {
    const found = node(page, type);
    for (const property of required) expect(found?.[property], property).toBeTruthy();
  });
});

it('writes JSON that cannot end its script', () => {
  const text = escapeScriptJson({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
