import type { calls, ResponseOf } from '@fundfront/content-model/wire';

type Overview = Pick<
  ResponseOf<typeof calls.dashboardOverview>,
  | 'drafts'
  | 'outdated'
  | 'assigned'
  | 'undelivered'
  | 'failedMails'
  | 'failedReleases'
  | 'heldReverts'
  | 'newLeads'
  | 'newApplications'
>;

export interface PendingItem {
  title: string;
  note: string;
  href: string;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function pendingItemsOf(overview: Overview): PendingItem[] {
  const {
    drafts,
    outdated,
    assigned,
    undelivered,
    failedMails,
    failedReleases,
    heldReverts,
    newLeads,
    newApplications,
  } = overview;
  const items: (PendingItem | false)[] = [
    undelivered > 0 && {
      title: `${count(undelivered, 'change has', 'changes have')} not reached the public site`,
      note: 'They are sent again by themselves. If this stays, see the system check.',
      href: '/admin/dashboard',
    },
    failedReleases > 0 && {
      title: `${count(failedReleases, 'scheduled change', 'scheduled changes')} failed`,
      note: 'The calendar says why. Nothing of it was changed.',
      href: '/admin/calendar',
    },
    heldReverts > 0 && {
      title: `${count(heldReverts, 'change', 'changes')} did not go back with a release`,
      note: 'Somebody changed it meanwhile. Decide about it in the calendar.',
      href: '/admin/calendar',
    },
    failedMails > 0 && {
      title: `${count(failedMails, 'mail was', 'mails were')} given up`,
      note: 'The mail server refused them again and again. See the system check.',
      href: '/admin/test-page',
    },
    newLeads !== null &&
      newLeads > 0 && {
        title: `${count(newLeads, 'new request', 'new requests')} from visitors`,
        note: 'Nobody has looked at them yet.',
        href: '/admin/forms?state=new',
      },
    newApplications !== null &&
      newApplications > 0 && {
        title: count(newApplications, 'new job application', 'new job applications'),
        note: 'Nobody has looked at them yet.',
        href: '/admin/job-applications?state=new',
      },
    assigned > 0 && {
      title: `${count(assigned, 'entry is', 'entries are')} assigned to you`,
      note: 'Of all types, the latest change first.',
      href: '/admin/listing-grid?assignee=me',
    },
    outdated > 0 && {
      title: `${count(outdated, 'page is', 'pages are')} behind in Urdu`,
      note: 'English was published after the translation.',
      href: '/admin/posts?state=outdated',
    },
    drafts > 0 && {
      title: `${count(drafts, 'draft is', 'drafts are')} not published`,
      note: 'Saved, but the public does not see it yet.',
      href: '/admin/listing-grid?state=draft',
    },
  ];
  return items.filter((item) => item !== false);
}
