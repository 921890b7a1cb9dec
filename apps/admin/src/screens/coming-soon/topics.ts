interface InterimPage {
  label: string;
  path: string;
}

export interface ComingSoon {
  title: string;
  group: 'Today' | 'Content' | 'Funds' | 'Downloads' | 'Site';
  description: string;
  pages: readonly InterimPage[];
  screens?: readonly { label: string; href: string }[];
}

const page = (label: string, path: string): InterimPage => ({ label, path });
const downloads = page('Downloads', '/downloads');
const documents = { label: 'Downloads', href: '/admin/download' };

export const comingSoonTopics = {
  breadcrumbs: {
    title: 'Breadcrumbs',
    group: 'Site',
    description:
      'The path above each page. It follows from the page tree by itself: rename or move a page and its path changes everywhere. Titles that differ from it will be kept here.',
    pages: [],
    screens: [{ label: 'The page tree', href: '/admin/posts' }],
  },
  brochures: {
    title: 'Brouchers',
    group: 'Downloads',
    description: 'Brochures by fund, language and year, apart from the other documents.',
    pages: [page('Brochures', '/downloads/brochures')],
    screens: [documents],
  },
  constitutive: {
    title: 'Constitutive Documents',
    group: 'Funds',
    description: 'Trust deeds and offering documents of each fund with their supplements.',
    pages: [page('Offering documents', '/downloads/offering-document'), page('Trust deeds', '/downloads/trust-deed')],
    screens: [documents],
  },
  dailyNav: {
    title: 'Daily Nav',
    group: 'Today',
    description:
      'A grid to enter the prices of the day, compare them with yesterday and have a second person approve them.',
    pages: [page('Daily NAVs', '/daily-funds-nav-history')],
    screens: [{ label: 'Import funds and prices from files', href: '/admin/funds/import' }],
  },
  expenseRatio: {
    title: 'Expense Ratio',
    group: 'Funds',
    description: 'The total expense ratio of each fund by quarter.',
    pages: [page('Expense ratio', '/downloads/expense-ratio')],
    screens: [documents, { label: 'The ratio of each fund', href: '/admin/funds' }],
  },
  fundDownloads: {
    title: 'Fund downloads',
    group: 'Funds',
    description: 'The documents that a fund’s own page offers.',
    pages: [downloads],
    screens: [documents],
  },
  fundInvestments: {
    title: 'Fund investments',
    group: 'Funds',
    description: 'Asset allocation and largest holdings of each fund by month.',
    pages: [page('Fund managers’ report', '/downloads/fund-managers-report')],
    screens: [{ label: 'Funds', href: '/admin/funds' }],
  },
  investmentAdvisory: {
    title: 'Investment Advisory',
    group: 'Content',
    description: 'Advisory services and managed accounts with their documents.',
    pages: [page('Managed accounts', '/managed-accounts'), page('Investment strategy', '/investment-strategy')],
  },
  investorEducation: {
    title: 'Investor Education',
    group: 'Content',
    description: 'Lessons and guides for investors.',
    pages: [page('How to invest', '/customer-service/how-to-invest'), page('FAQ', '/customer-service/faq')],
  },
  media: {
    title: 'Media',
    group: 'Content',
    description:
      'Every picture and file with its words in both languages and where it is used. Until then a picture is added in the editor of the entry that shows it.',
    pages: [],
    screens: [
      { label: 'Pages', href: '/admin/posts' },
      { label: 'Pictures of the footer', href: '/admin/footer/media' },
    ],
  },
  research: {
    title: 'Research Report',
    group: 'Downloads',
    description: 'Research reports by year and month, apart from the other documents.',
    pages: [page('Research reports', '/downloads/research-reports')],
    screens: [documents],
  },
  tabs: {
    title: 'Tabs Navigation',
    group: 'Site',
    description:
      'Tabs above the pages of a section. Today the pages of a section list their neighbours by the page tree.',
    pages: [page('About us', '/about-us'), page('Customer service', '/customer-service')],
    screens: [{ label: 'The page tree', href: '/admin/posts' }],
  },
} as const satisfies Record<string, ComingSoon>;

export type ComingSoonTopic = keyof typeof comingSoonTopics;

export function getComingSoonTopic(topic: ComingSoonTopic): ComingSoon {
  return comingSoonTopics[topic];
}
