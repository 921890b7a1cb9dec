import { formNames, forms } from '@fundfront/content-model';
import { InboxScreen } from './InboxScreen.tsx';

const formsOn = (screen: 'forms' | 'jobApplications') =>
  formNames.filter((name) => forms[name].staff.screen === screen);
const onForms = formsOn('forms');
const onJobApplications = formsOn('jobApplications');

export function Inbox() {
  return <InboxScreen title="Forms" forms={onForms} />;
}

/** The specification puts the two together. */
export function Complaints() {
  return <InboxScreen title="Subscribers and complaints" forms={['complaint', 'subscribe']} />;
}

export function JobApplications() {
  return <InboxScreen title="Job Applications" forms={onJobApplications} />;
}
