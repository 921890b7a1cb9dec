import { formNames, forms } from '@fundfront/content-model';
import { InboxScreen } from './InboxScreen.tsx';

const onJobApplications = formNames.filter((name) => forms[name].staff.screen === 'jobApplications');

export function Inbox() {
  return <InboxScreen title="Forms inbox" forms={formNames} together />;
}

/** The specification puts the two together. */
export function Complaints() {
  return <InboxScreen title="Subscribers and complaints" forms={['complaint', 'subscribe']} />;
}

export function JobApplications() {
  return <InboxScreen title="Job Applications" forms={onJobApplications} />;
}
