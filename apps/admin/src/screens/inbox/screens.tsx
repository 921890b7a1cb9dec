import { InboxScreen } from './InboxScreen.tsx';
import { inboxes } from './inboxes.ts';

export function Inbox() {
  return <InboxScreen inbox={inboxes.all} />;
}

export function Complaints() {
  return <InboxScreen inbox={inboxes.complaints} />;
}

export function JobApplications() {
  return <InboxScreen inbox={inboxes.jobApplications} />;
}
