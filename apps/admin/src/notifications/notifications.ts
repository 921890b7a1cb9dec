import type { calls, ResponseOf } from '@fundfront/content-model/wire';

type Overview = Pick<
  ResponseOf<typeof calls.dashboardOverview>,
  'drafts' | 'outdated' | 'undelivered' | 'sampleFunds' | 'failedMails' | 'warnings'
>;

export interface StaffNotification {
  title: string;
  note: string;
  href: string;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const warned: Record<Overview['warnings'][number], StaffNotification> = {
  'captcha-self-hosted': {
    title: 'The forms are guarded by the built-in check alone',
    note: 'Set the keys of reCAPTCHA or hCaptcha before the site is public.',
    href: '/admin/test-page',
  },
  'mail-to-folder': {
    title: 'Mails are kept in a folder and reach nobody',
    note: 'Set the address of a mail server before the site is public.',
    href: '/admin/test-page',
  },
};

export function notificationsOf(overview: Overview): StaffNotification[] {
  const { drafts, outdated, undelivered, sampleFunds, failedMails, warnings } = overview;
  const notifications: (StaffNotification | false)[] = [
    undelivered > 0 && {
      title: `${count(undelivered, 'change has', 'changes have')} not reached the public site`,
      note: 'They are sent again by themselves. If this stays, see the system check.',
      href: '/admin/dashboard',
    },
    failedMails > 0 && {
      title: `${count(failedMails, 'mail was', 'mails were')} given up`,
      note: 'The mail server refused them again and again. See the system check.',
      href: '/admin/test-page',
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
    sampleFunds > 0 && {
      title: `The site shows ${count(sampleFunds, 'sample fund', 'sample funds')}`,
      note: 'Import your own funds and prices to replace them.',
      href: '/admin/funds/import',
    },
    ...warnings.map((warning) => warned[warning]),
  ];
  return notifications.filter((notification) => notification !== false);
}
