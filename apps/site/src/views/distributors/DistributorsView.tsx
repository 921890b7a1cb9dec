import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { ArticleLayout } from '../../components/ArticleLayout.tsx';
import { FormSection } from '../../components/FormSection.tsx';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Item } from '../../content/items.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import type { TemplateViewProps } from '../view.ts';
import { DistributorList } from './DistributorList.tsx';

interface DistributorsViewProps extends TemplateViewProps<'distributors'> {
  distributors: readonly Item<'distributor'>[];
  contactDetails: ContactDetails;
}

export function DistributorsView({
  locale,
  messages,
  page,
  data,
  distributors,
  contactDetails,
}: DistributorsViewProps) {
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            {page.body ? (
              <ArticleLayout messages={messages} page={page}>
                <Prose html={page.body} />
              </ArticleLayout>
            ) : null}
            <DistributorList locale={locale} messages={messages} distributors={distributors} />
          </Stack>
        </Container>
      </Section>
      <FormSection
        locale={locale}
        messages={messages}
        title={data.enquiryTitle ?? messages.service.enquire}
        lead={data.enquiryLead}
        next={data.next}
        ruled
      >
        <SiteForm form="distributor" locale={locale} messages={messages.forms} contactDetails={contactDetails} />
      </FormSection>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
