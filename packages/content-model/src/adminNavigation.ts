export interface AdminLink {
  title: string;
  url: string;
}

/**
 * As the specification lists it ("Brouchers" is its own spelling). Editors may change it as the menu `admin`; this list
 * is used where they have not, or where the call fails.
 */
export const adminNavigation: readonly AdminLink[] = [
  { title: 'Pages', url: '/admin/posts' },
  { title: 'Funds', url: '/admin/funds' },
  { title: 'Fund Categories', url: '/admin/maincategory' },
  { title: 'Downloads', url: '/admin/download' },
  { title: 'Research Report', url: '/admin/research-report' },
  { title: 'Expense Ratio', url: '/admin/expense-ratio' },
  { title: 'Investment Advisory', url: '/admin/investment-advisory' },
  { title: 'Investor Education', url: '/admin/investor-education' },
  { title: 'Job Applications', url: '/admin/job-applications' },
  { title: 'Activities & Awards', url: '/admin/activities-awards' },
  { title: 'Constitutive Documents', url: '/admin/constitutive-documents' },
  { title: 'Announcements & Articles', url: '/admin/announcement-articles' },
  { title: 'Brouchers', url: '/admin/brochures' },
  { title: 'Tabs Navigation', url: '/admin/tabs' },
  { title: 'Breadcrumbs', url: '/admin/breadcrumbs' },
  { title: 'Daily Nav', url: '/admin/dailynav' },
  { title: 'Daily Nav Fund Category', url: '/admin/fundcategory' },
  { title: 'Album', url: '/admin/album' },
  { title: 'Menu', url: '/admin/menu' },
  { title: 'Main Header', url: '/admin/header' },
  { title: 'Main Urdu Header', url: '/admin/posts/ur/header' },
  { title: 'Footer News Section', url: '/admin/footer/media' },
  { title: 'Main Footer', url: '/admin/footer/detail' },
  { title: 'Main Urdu Footer', url: '/admin/ur-footer/detail' },
];
