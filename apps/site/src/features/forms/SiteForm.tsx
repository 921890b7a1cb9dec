import '@fundfront/forms/PublicForm.css';
import '../../components/forms/FormReceipt.css.ts';
import type { FormName, Locale } from '@fundfront/content-model';
import { formMessagesOf } from '../../components/forms/formMessagesOf.ts';
import { NoScript } from '../../components/forms/NoScript.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { SiteFormIsland } from './SiteFormIsland.tsx';

export interface SiteFormProps {
  /** Which of the content model's forms; the one for alerts is `SubscribeForm`. */
  form: Exclude<FormName, 'subscribe'>;
  locale: Locale;
  messages: Messages;
  variant: 'page';
  /** Values of the form's hidden fields, such as the position that is applied for. */
  hidden?: Readonly<Record<string, string>>;
  /** What comes next, in a sentence; shown below the reference once the form is sent. */
  next?: string;
  /** The company's own lines, for who has no JavaScript. */
  contactDetails: ContactDetails;
}

/** One of the visitors' forms, from its inputs to the reference number. Its code loads when the page is idle or it is used. */
export function SiteForm({ form, locale, messages, hidden, next, contactDetails }: SiteFormProps) {
  return (
    <>
      <NoScript messages={messages} contactDetails={contactDetails} />
      <SiteFormIsland
        id={`form-${form}`}
        form={form}
        locale={locale}
        messages={formMessagesOf(form, messages)}
        receipt={messages.forms.sent}
        home={pathTo(locale, 'home')}
        hidden={hidden}
        next={next ?? messages.forms.sent.keepHint}
      />
    </>
  );
}
