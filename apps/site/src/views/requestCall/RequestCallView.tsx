import { DirectContact } from '../../components/DirectContact.tsx';
import { FormPage } from '../../components/FormPage.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import type { TemplateViewProps } from '../view.ts';

interface RequestCallViewProps extends TemplateViewProps<'requestCall'> {
  contactDetails: ContactDetails;
}

export function RequestCallView({ locale, messages, page, data, contactDetails }: RequestCallViewProps) {
  return (
    <FormPage
      locale={locale}
      messages={messages}
      page={page}
      next={data.next}
      privacy={data.privacy}
      aside={<DirectContact messages={messages} contactDetails={contactDetails} />}
    >
      <SiteForm form="requestCall" locale={locale} messages={messages.forms} contactDetails={contactDetails} />
    </FormPage>
  );
}
