import { formNames, forms } from '@fundfront/content-model';
import { InboxScreen } from './InboxScreen.tsx';

const formsOn = (screen: 'forms' | 'jobApplications') =>
  formNames.filter((name) => forms[name].staff.screen === screen);
const onForms = formsOn('forms');
const onJobApplications = formsOn('jobApplications');

/** `/admin/forms`: whatever visitors sent, but for applications. */
export function Inbox() {
  return <InboxScreen title="Forms" forms={onForms} />;
}

/** `/admin/posts/subscribe-complaint`: the two that the specification puts together. */
export function Complaints() {
  return <InboxScreen title="Subscribers and complaints" forms={['complaint', 'subscribe']} />;
}

/** `/admin/job-applications`, for the HR role. */
export function JobApplications() {
  return <InboxScreen title="Job Applications" forms={onJobApplications} />;
}
