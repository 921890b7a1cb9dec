/** A page of the site that shows today what the topic is about, by its address in the page tree. */
interface Meanwhile {
  label: string;
  address: string;
}

export interface Later {
  title: string;
  /** The group of the navigation that it belongs to. */
  group: 'Today' | 'Content' | 'Funds' | 'Downloads' | 'Site';
  /** What the screen will hold, in one or two sentences. */
  holds: string;
  /** Where the same is kept until then. */
  pages: readonly Meanwhile[];
  /** Screens of the admin that do part of it today. */
  screens?: readonly { label: string; href: string }[];
}

const page = (label: string, address: string): Meanwhile => ({ label, address });
const downloads = page('Downloads', '/downloads');

/** Content of the specification's routes whose own screens come in a later release. */
export const laterTopics = {
  activities: {
    title: 'Activities & Awards',
    group: 'Content',
    holds: 'Events and awards with their date, pictures and text, newest first.',
    pages: [
      page('Activities and events', '/downloads/activities-events'),
      page('Sales performance award', '/downloads/sales-performance-award'),
    ],
  },
  album: {
    title: 'Album',
    group: 'Content',
    holds: 'Picture albums with captions in both languages.',
    pages: [page('Activities and events', '/downloads/activities-events')],
  },
  announcements: {
    title: 'Announcements & Articles',
    group: 'Content',
    holds: 'Notices to investors and articles, each with its own page.',
    pages: [page('Articles', '/downloads/articles'), page('Newsletters', '/newsletters')],
  },
  breadcrumbs: {
    title: 'Breadcrumbs',
    group: 'Site',
    holds:
      'The path above each page. It follows from the page tree by itself: rename or move a page and its path changes everywhere. Titles that differ from it will be kept here.',
    pages: [],
    screens: [{ label: 'The page tree', href: '/admin/posts' }],
  },
  brochures: {
    title: 'Brouchers',
    group: 'Downloads',
    holds: 'Brochures as files by fund, language and year.',
    pages: [page('Brochures', '/downloads/brochures')],
  },
  constitutive: {
    title: 'Constitutive Documents',
    group: 'Funds',
    holds: 'Trust deeds and offering documents of each fund with their supplements.',
    pages: [page('Offering documents', '/downloads/offering-document'), page('Trust deeds', '/downloads/trust-deed')],
  },
  dailyNav: {
    title: 'Daily Nav',
    group: 'Today',
    holds: 'A grid to enter the prices of the day, compare them with yesterday and have a second person approve them.',
    pages: [page('Daily NAVs', '/daily-funds-nav-history')],
    screens: [{ label: 'Import funds and prices from files', href: '/admin/funds/import' }],
  },
  downloads: {
    title: 'Downloads',
    group: 'Downloads',
    holds: 'Every file for download by section, fund and period, with its effective date.',
    pages: [
      downloads,
      page('Financial statements', '/downloads/financial-statements'),
      page('Fund managers’ report', '/downloads/fund-managers-report'),
    ],
  },
  expenseRatio: {
    title: 'Expense Ratio',
    group: 'Funds',
    holds: 'The total expense ratio of each fund by quarter.',
    pages: [page('Expense ratio', '/downloads/expense-ratio')],
    screens: [{ label: 'The ratio of each fund', href: '/admin/funds' }],
  },
  fundDownloads: {
    title: 'Fund downloads',
    group: 'Funds',
    holds: 'The documents that a fund’s own page offers.',
    pages: [downloads],
    screens: [{ label: 'Funds', href: '/admin/funds' }],
  },
  fundInvestments: {
    title: 'Fund investments',
    group: 'Funds',
    holds: 'Asset allocation and largest holdings of each fund by month.',
    pages: [page('Fund managers’ report', '/downloads/fund-managers-report')],
    screens: [{ label: 'Funds', href: '/admin/funds' }],
  },
  inbox: {
    title: 'Forms',
    group: 'Today',
    holds:
      'Call requests, complaints and subscriptions of visitors, with who takes care of them. The site takes no form answers yet.',
    pages: [
      page('Request a call', '/customer-service/request-a-call'),
      page('Complaint and feedback', '/customer-service/complaint-and-feedback'),
      page('Subscribe', '/customer-service/subscribe'),
    ],
  },
  investmentAdvisory: {
    title: 'Investment Advisory',
    group: 'Content',
    holds: 'Advisory services and managed accounts with their documents.',
    pages: [page('Managed accounts', '/managed-accounts'), page('Investment strategy', '/investment-strategy')],
  },
  investorEducation: {
    title: 'Investor Education',
    group: 'Content',
    holds: 'Lessons and guides for investors.',
    pages: [page('How to invest', '/customer-service/how-to-invest'), page('FAQ', '/customer-service/faq')],
  },
  jobs: {
    title: 'Job Applications',
    group: 'Today',
    holds: 'Applications with their CVs, for the HR role alone. The site takes no applications yet.',
    pages: [page('Careers', '/careers')],
  },
  media: {
    title: 'Media',
    group: 'Content',
    holds:
      'Every picture and file with its words in both languages and where it is used. Until then a picture is added in the editor of the entry that shows it.',
    pages: [],
    screens: [
      { label: 'Pages', href: '/admin/posts' },
      { label: 'Pictures of the footer', href: '/admin/footer/media' },
    ],
  },
  people: {
    title: 'Management team',
    group: 'Content',
    holds: 'A card for each person: role, portrait and profile, in order.',
    pages: [
      page('Management team', '/about-us/management-team'),
      page('Board of directors', '/about-us/board-of-directors'),
    ],
  },
  research: {
    title: 'Research Report',
    group: 'Downloads',
    holds: 'Research reports as files by year and month.',
    pages: [page('Research reports', '/downloads/research-reports')],
  },
  tabs: {
    title: 'Tabs Navigation',
    group: 'Site',
    holds: 'Tabs above the pages of a section. Today the pages of a section list their neighbours by the page tree.',
    pages: [page('About us', '/about-us'), page('Customer service', '/customer-service')],
    screens: [{ label: 'The page tree', href: '/admin/posts' }],
  },
} as const satisfies Record<string, Later>;

export type LaterTopic = keyof typeof laterTopics;

export function later(topic: LaterTopic): Later {
  return laterTopics[topic];
}
