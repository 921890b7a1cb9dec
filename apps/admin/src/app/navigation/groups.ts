import { type AdminLink, can, type Permission, type Role } from '@fundfront/content-model';

export interface NavGroup {
  title: string;
  entries: readonly AdminLink[];
}

interface BuiltInEntry extends AdminLink {
  permissions?: readonly Permission[];
}

const groups: readonly {
  title: string;
  urls: readonly string[];
  first?: readonly BuiltInEntry[];
  last?: readonly BuiltInEntry[];
}[] = [
  {
    title: 'Today',
    urls: ['dailynav', 'job-applications'],
    first: [
      { title: 'Dashboard', url: '/admin/dashboard' },
      { title: 'Forms', url: '/admin/forms' },
    ],
  },
  {
    title: 'Content',
    urls: ['posts', 'announcement-articles', 'activities-awards', 'investor-education', 'investment-advisory', 'album'],
    last: [
      { title: 'People', url: '/admin/people' },
      { title: 'Branches', url: '/admin/branches' },
      { title: 'Distributors', url: '/admin/distributors' },
      { title: 'Open positions', url: '/admin/vacancies' },
      { title: 'All content', url: '/admin/listing-grid' },
    ],
  },
  {
    title: 'Funds',
    urls: ['funds', 'maincategory', 'fundcategory', 'expense-ratio', 'constitutive-documents'],
    last: [{ title: 'Import', url: '/admin/funds/import', permissions: ['import.run', 'nav.approve'] }],
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
      { title: 'Settings', url: '/admin/settings' },
      { title: 'System check', url: '/admin/test-page', permissions: ['system.check'] },
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
export function groupEntries(entries: readonly AdminLink[], roles: readonly Role[]): NavGroup[] {
  const listed = new Set(entries.map(({ url }) => url));
  const open = ({ url, permissions }: BuiltInEntry) =>
    !listed.has(url) && (!permissions || permissions.some((permission) => can(roles, permission)));
  const named = groups.map(({ title, first = [], last = [] }) => ({
    title,
    entries: [...first.filter(open), ...entries.filter(({ url }) => groupOf(url) === title), ...last.filter(open)],
  }));
  const others = entries.filter(({ url }) => groupOf(url) === rest);
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
