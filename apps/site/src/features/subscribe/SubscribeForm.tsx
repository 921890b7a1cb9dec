import '@fundfront/forms/PublicForm.css';
import type { Locale } from '@fundfront/content-model';
import type { Messages } from '../../i18n/index.ts';
import { formWords } from '../../parts/forms/formWords.ts';
import { NoScript } from '../../parts/forms/NoScript.tsx';
import * as styles from './SubscribeForm.css.ts';
import { SubscribeIsland } from './SubscribeIsland.tsx';

export interface SubscribeFormProps {
  locale: Locale;
  messages: Messages;
  /** `page` asks for city and phone as well; `footer` is the short one on navy. */
  place: 'page' | 'footer';
  /** Where to write without JavaScript; the foot of the page is named where it is not given. */
  email?: string | null;
}

/** The form for alerts by e-mail. */
export function SubscribeForm({ locale, messages, place, email }: SubscribeFormProps) {
  const { subscribe } = messages.forms;
  return (
    <div className={styles.place[place]}>
      <NoScript messages={messages} email={email} />
      <SubscribeIsland
        id={`subscribe-${place}`}
        locale={locale}
        place={place}
        words={formWords('subscribe', messages)}
        next={subscribe.mail}
      />
    </div>
  );
}
