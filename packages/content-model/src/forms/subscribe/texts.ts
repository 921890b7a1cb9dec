import type { FormTexts } from '../texts.ts';
import type { fields } from './fields.ts';

interface MailText {
  subject: string;
  body: string;
}

/** `{days}` in `until` is how long the link works. */
interface ActionMailText extends MailText {
  action: string;
  until: string;
}

export interface SubscribeTexts extends FormTexts<typeof fields> {
  next: string;
  mails: {
    confirm: ActionMailText;
    change: ActionMailText;
    unchanged: MailText;
    welcome: MailText;
    unsubscribe: string;
  };
}
