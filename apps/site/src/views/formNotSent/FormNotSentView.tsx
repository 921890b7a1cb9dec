import type { Locale } from '@fundfront/content-model';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { DirectContact } from '../../components/DirectContact.tsx';
import { ownPage, PageHeader } from '../../components/PageHeader.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';

interface FormNotSentViewProps {
  locale: Locale;
  messages: Messages;
  contactDetails: ContactDetails;
}

export function FormNotSentView({ locale, messages, contactDetails }: FormNotSentViewProps) {
  const { title, lead } = messages.formNotSent;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={ownPage(pathTo(locale, 'contact'), title, lead)} />
      <Section as="div" space="m">
        <Container>
          <DirectContact messages={messages} contactDetails={contactDetails} />
        </Container>
      </Section>
    </>
  );
}
