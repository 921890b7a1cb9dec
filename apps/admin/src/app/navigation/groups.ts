import type { AdminLink, RoleHolder } from '@fundfront/content-model';
import { canOpen } from './screenPermissions.ts';

export interface NavGroup {
  title: string;
  entries: readonly AdminLink[];
}

const groups: readonly {
  title: string;
  urls: readonly string[];
  first?: readonly AdminLink[];
  last?: readonly AdminLink[];
}[] = [
  {
    title: 'Today',
    urls: ['dailynav', 'job-applications'],
    first: [
      { title: 'Dashboard', url: '/admin/dashboard' },
      { title: 'Approvals', url: '/admin/approvals' },
      { title: 'Calendar', url: '/admin/calendar' },
      { title: 'Forms', url: '/admin/forms' },
      { title: 'Alerts', url: '/admin/alerts' },
    ],
  },
  {
    title: 'Content',
    urls: ['posts', 'announcement-articles', 'activities-awards', 'investor-education', 'investment-advisory', 'album'],
    last: [
      { title: 'Media', url: '/admin/media' },
      { title: 'People', url: '/admin/people' },
      { title: 'Branches', url: '/admin/branches' },
      { title: 'Distributors', url: '/admin/distributors' },
      { title: 'Open positions', url: '/admin/vacancies' },
      { title: 'All content', url: '/admin/listing-grid' },
      { title: 'Page tree', url: '/admin/page-tree' },
      { title: 'English and Urdu', url: '/admin/english-and-urdu' },
    ],
  },
  {
    title: 'Funds',
    urls: ['funds', 'maincategory', 'fundcategory', 'expense-ratio', 'constitutive-documents'],
    last: [
      { title: 'Cut-off timings', url: '/admin/cut-offs' },
      { title: 'Import', url: '/admin/funds/import' },
    ],
  },
  { title: 'Downloads', urls: ['download', 'research-report', 'brochures'] },
  {
    title: 'Site',
    urls: [
      'menu',
      'header',
      'posts/ur/header',
      'footer/media',
      'footer/detail',
      'ur-footer/detail',
      'tabs',
      'breadcrumbs',
    ],
    last: [
      { title: 'Redirects', url: '/admin/redirects' },
      { title: 'Search words', url: '/admin/search-words' },
      { title: 'Site as of a moment', url: '/admin/site-as-of' },
      { title: 'Settings', url: '/admin/settings' },
      { title: 'Who approves what', url: '/admin/approval-rules' },
      { title: 'Roles', url: '/admin/roles' },
      { title: 'Webhooks', url: '/admin/webhooks' },
      { title: 'Read tokens', url: '/admin/read-tokens' },
      { title: 'System check', url: '/admin/test-page' },
      { title: 'Operations', url: '/admin/operations' },
    ],
  },
];

const rest = 'More';

function groupOf(url: string): string {
  const name = url.replace(/^\/admin\/|\/$/g, '');
  const own = ({ first = [], last = [] }: (typeof groups)[number]) =>
    [...first, ...last].some((entry) => entry.url === url);
  return groups.find((group) => group.urls.includes(name) || own(group))?.title ?? rest;
}

/** An address that no group knows (staff may add some) goes into the last one. */
export function groupEntries(entries: readonly AdminLink[], held: RoleHolder): NavGroup[] {
  const listed = new Set(entries.map(({ url }) => url));
  const opens = ({ url }: AdminLink) => canOpen(url, held);
  const open = (entry: AdminLink) => !listed.has(entry.url) && opens(entry);
  const named = groups.map(({ title, first = [], last = [] }) => ({
    title,
    entries: [
      ...first.filter(open),
      ...entries.filter((entry) => groupOf(entry.url) === title && opens(entry)),
      ...last.filter(open),
    ],
  }));
  const others = entries.filter((entry) => groupOf(entry.url) === rest && opens(entry));
  return [...named, { title: rest, entries: others }].filter((group) => group.entries.length > 0);
}

export function filterGroups(all: readonly NavGroup[], filter: string): NavGroup[] {
  const term = filter.trim().toLowerCase();
  if (!term) return [...all];
  return all
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => entry.title.toLowerCase().includes(term)),
    }))
    .filter((group) => group.entries.length > 0);
}

export function currentUrl(entries: readonly AdminLink[], pathname: string): string | undefined {
  const here = pathname === '/admin' ? '/admin/dashboard' : pathname;
  return entries
    .map(({ url }) => url)
    .filter((url) => here === url || here.startsWith(`${url}/`))
    .sort((a, b) => b.length - a.length)[0];
}
