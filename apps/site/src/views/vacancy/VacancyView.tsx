import { Heading } from '@fundfront/ui/components/Heading';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { FormSection } from '../../components/FormSection.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import type { Steps } from '../../components/NextSteps.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SidebarLayout } from '../../components/SidebarLayout.tsx';
import { VacancyRows } from '../../components/VacancyRows.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Item } from '../../content/items.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import type { EntryViewProps } from '../view.ts';
import { VacancyBody } from './VacancyBody.tsx';
import { VacancyFacts } from './VacancyFacts.tsx';
import { VacancyHeader } from './VacancyHeader.tsx';

interface VacancyViewProps extends EntryViewProps<'vacancy'> {
  open: boolean;
  others: readonly Item<'vacancy'>[];
  /** What happens after an application, as the page of careers says it. */
  next: Steps;
  contactDetails: ContactDetails;
}

export function VacancyView({ others, next, contactDetails, ...props }: VacancyViewProps) {
  const { locale, messages, page, data, open } = props;
  const { service } = messages;
  return (
    <>
      <PageHeader locale={locale} messages={messages} title={page.title} lead={page.summary} above={page.breadcrumbs}>
        <VacancyHeader {...props} />
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          <SidebarLayout rail={<VacancyFacts {...props} />}>
            <Stack space="xl">
              <VacancyBody {...props} />
              <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
            </Stack>
          </SidebarLayout>
        </Container>
      </Section>
      {open ? (
        <FormSection locale={locale} messages={messages} title={service.applyFor} next={next} ruled>
          <SiteForm
            form="career"
            locale={locale}
            messages={messages}
            variant="page"
            hidden={{ vacancy: data.slug ?? '' }}
            contactDetails={contactDetails}
          />
        </FormSection>
      ) : null}
      {others.length > 0 ? (
        <Section tone="band" space="m" labelledBy="others">
          <Container>
            <Stack space="l">
              <Heading level={2} size="h3" id="others">
                {service.otherPositions}
              </Heading>
              <VacancyRows locale={locale} messages={messages} vacancies={others} labelledBy="others" />
            </Stack>
          </Container>
        </Section>
      ) : null}
    </>
  );
}
