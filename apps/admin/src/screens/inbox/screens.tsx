import { InboxScreen } from './InboxScreen.tsx';

const leads = ['requestCall', 'contact', 'complaint', 'distributor', 'subscribe'] as const;

/** `/admin/forms`: whatever visitors sent, but for applications. */
export function Inbox() {
  return <InboxScreen title="Forms" forms={leads} />;
}

/** `/admin/posts/subscribe-complaint`: the two that the specification puts together. */
export function Complaints() {
  return <InboxScreen title="Subscribers and complaints" forms={['complaint', 'subscribe']} />;
}

/** `/admin/job-applications`, for the HR role. */
export function JobApplications() {
  return <InboxScreen title="Job Applications" forms={['career']} />;
}
