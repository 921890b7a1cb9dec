import '@fundfront/forms/PublicForm.css';
import './ComplaintStatus.css.ts';
import type { Locale } from '@fundfront/content-model';
import { sharedFormMessages } from '../../components/forms/formMessagesOf.ts';
import { NoScript } from '../../components/forms/NoScript.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import { TrackIsland } from './TrackIsland.tsx';

export interface TrackComplaintProps {
  locale: Locale;
  messages: Messages;
  /** The company's own lines, for who has no JavaScript. */
  contactDetails: ContactDetails;
}

/** Where a complaint stands, for who has its tracking number and the e-mail that it was sent with. No heading of its own. */
export function TrackComplaint({ locale, messages, contactDetails }: TrackComplaintProps) {
  const { track } = messages.forms;
  const fields = {
    trackingNumber: { label: track.trackingNumber, help: track.trackingNumberHelp },
    email: { label: track.email, help: track.emailHelp },
  };
  return (
    <>
      <NoScript messages={messages} contactDetails={contactDetails} />
      <TrackIsland
        id="form-track"
        locale={locale}
        messages={{ ...sharedFormMessages(messages), fields, submit: track.submit, sending: track.looking }}
        statusMessages={{ states: track.states, received: track.received, changed: track.changed }}
      />
    </>
  );
}
