import { FormPage } from '../../components/FormPage.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { TemplateData } from '../../content/template.ts';
import { SubscribeForm } from '../../features/subscribe/SubscribeForm.tsx';
import type { ViewProps } from '../view.ts';

interface SubscribeViewProps extends ViewProps {
  data: TemplateData<'subscribe'>;
  contactDetails: ContactDetails;
}

/** The form for alerts by e-mail. */
export function SubscribeView({ locale, messages, page, data, contactDetails }: SubscribeViewProps) {
  return (
    <FormPage locale={locale} messages={messages} page={page} next={data.next} privacy={data.privacy} text="over">
      <SubscribeForm locale={locale} messages={messages} variant="page" contactDetails={contactDetails} />
    </FormPage>
  );
}
