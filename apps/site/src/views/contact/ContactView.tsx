import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { ArticleLayout } from '../../components/ArticleLayout.tsx';
import { FormSection } from '../../components/FormSection.tsx';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import type { TemplateViewProps } from '../view.ts';
import { Offices } from './Offices.tsx';

interface ContactViewProps extends TemplateViewProps<'contact'> {
  contactDetails: ContactDetails;
}

export function ContactView({ locale, messages, page, data, contactDetails }: ContactViewProps) {
  const offices = data.offices ?? [];
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <FormSection
        locale={locale}
        messages={messages}
        title={data.formTitle ?? messages.service.write}
        next={data.next}
      >
        <SiteForm form="contact" locale={locale} messages={messages.forms} contactDetails={contactDetails} />
      </FormSection>
      {offices.length > 0 ? (
        <Section space="m" labelledBy="offices">
          <Container>
            <Offices messages={messages} offices={offices} />
          </Container>
        </Section>
      ) : null}
      {page.body ? (
        <Section as="div" tone="band" space="m">
          <Container>
            <ArticleLayout messages={messages} page={page}>
              <Prose html={page.body} />
            </ArticleLayout>
          </Container>
        </Section>
      ) : null}
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
