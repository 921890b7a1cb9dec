import { type FormName, formNames, forms } from '@fundfront/content-model';

export interface InboxOf {
  title: string;
  path: `/admin/${string}`;
  forms: readonly FormName[];
  together?: boolean;
}

const all: InboxOf = { title: 'Forms inbox', path: '/admin/forms', forms: formNames, together: true };

export const inboxes = {
  all,
  /** The specification puts the two together. */
  complaints: {
    title: 'Subscribers and complaints',
    path: '/admin/posts/subscribe-complaint',
    forms: ['complaint', 'subscribe'],
  },
  jobApplications: {
    title: 'Job Applications',
    path: '/admin/job-applications',
    forms: formNames.filter((name) => forms[name].staff.screen === 'jobApplications'),
  },
} as const satisfies Record<string, InboxOf>;

/** The list that an address belongs to, whether of the list itself or of what it holds. */
export function inboxAt(pathname: string): InboxOf {
  return Object.values<InboxOf>(inboxes).find(({ path }) => pathname.startsWith(path)) ?? all;
}
