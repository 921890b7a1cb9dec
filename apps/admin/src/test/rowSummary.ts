import type { RowSummary } from '@fundfront/content-model/wire';

export const rowSummary = (title: string, version: number): RowSummary => ({
  title,
  slug: 'who-we-are',
  state: 'live',
  version,
  liveVersion: version,
  path: '/about-us/who-we-are',
  outdated: false,
  scheduledAt: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: null,
});
