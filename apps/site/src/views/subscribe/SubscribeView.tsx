import { FormPage } from '../../components/FormPage.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { SubscribeForm } from '../../features/subscribe/SubscribeForm.tsx';
import type { TemplateViewProps } from '../view.ts';

interface SubscribeViewProps extends TemplateViewProps<'subscribe'> {
  contactDetails: ContactDetails;
}

export function SubscribeView({ locale, messages, page, data, contactDetails }: SubscribeViewProps) {
  return (
    <FormPage locale={locale} messages={messages} page={page} next={data.next} privacy={data.privacy} text="over">
      <SubscribeForm locale={locale} messages={messages.forms} variant="page" contactDetails={contactDetails} />
    </FormPage>
  );
}
