import '@fundfront/forms/PublicForm.css';
import type { Locale } from '@fundfront/content-model';
import { formMessagesOf } from '../../components/forms/formMessagesOf.ts';
import { NoScript } from '../../components/forms/NoScript.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './SubscribeForm.css.ts';
import { SubscribeIsland } from './SubscribeIsland.tsx';

export interface SubscribeFormProps {
  locale: Locale;
  messages: Messages;
  /** `page` asks for city and phone as well; `footer` is the short one on navy. */
  variant: 'page' | 'footer';
  /** The company's own lines, for who has no JavaScript. */
  contactDetails: ContactDetails;
}

/** The form for alerts by e-mail. */
export function SubscribeForm({ locale, messages, variant, contactDetails }: SubscribeFormProps) {
  const { subscribe } = messages.forms;
  return (
    <div className={styles.variant[variant]}>
      <NoScript messages={messages} contactDetails={contactDetails} />
      <SubscribeIsland
        id={`subscribe-${variant}`}
        locale={locale}
        variant={variant}
        messages={formMessagesOf('subscribe', messages)}
        next={subscribe.mail}
      />
    </div>
  );
}
