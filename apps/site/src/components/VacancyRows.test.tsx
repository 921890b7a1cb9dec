import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messagesOf } from '../i18n/index.ts';
import { VacancyRows } from './VacancyRows.tsx';

afterEach(cleanup);

const analyst = {
  id: '1',
  slug: 'analyst',
  locale: 'en' as const,
  title: 'Analyst',
  path: '/careers/analyst',
  references: {},
  publishedAt: null,
  data: {
    title: 'Analyst',
    slug: 'analyst',
    department: null,
    city: 'Karachi',
    employment: 'part-time' as const,
    openings: 1,
    date: '2026-11-01',
    closingDate: '2026-12-15',
    summary: null,
    body: null,
    seo: null,
  },
};

it('marks the words of a position without a translation, and says the rest in the language of the page', () => {
  render(<VacancyRows locale="ur" messages={messagesOf('ur')} vacancies={[analyst]} labelledBy="positions" />);
  expect(screen.getByText('Analyst')).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(screen.getByText('Karachi')).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(screen.getByText('جز وقتی').lang).toBe('');
  expect(screen.getByText('15 دسمبر 2026')).toMatchObject({ dateTime: '2026-12-15' });
});

it('says that a position without a closing date stays open', () => {
  const lasting = { ...analyst, data: { ...analyst.data, closingDate: null } };
  render(<VacancyRows locale="en" messages={messagesOf('en')} vacancies={[lasting]} labelledBy="positions" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/careers/analyst');
  expect(screen.getByText('Until filled')).toBeTruthy();
});
