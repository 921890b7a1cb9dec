import type { FormTexts } from '../texts.ts';
import type { fields } from './fields.ts';

interface MailText {
  subject: string;
  body: string;
}

/** Of a mail with a link to follow; `{days}` in `until` is how long it works. */
interface ActionMailText extends MailText {
  action: string;
  until: string;
}

/** The subscription has mails of its own, and nothing to come in a tracking number's place. */
export interface SubscribeTexts extends FormTexts<typeof fields> {
  /** On the site, once it is sent. */
  next: string;
  mails: {
    confirm: ActionMailText;
    change: ActionMailText;
    unchanged: MailText;
    welcome: MailText;
    unsubscribe: string;
  };
}
