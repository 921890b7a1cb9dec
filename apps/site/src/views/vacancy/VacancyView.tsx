import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Notice } from '@fundfront/ui/components/Notice';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ReactNode } from 'react';
import { SideFacts } from '../../components/BesideText.tsx';
import { FormSection, formAnchor } from '../../components/FormSection.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import type { Steps } from '../../components/NextSteps.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SidebarLayout } from '../../components/SidebarLayout.tsx';
import { VacancyRows } from '../../components/VacancyRows.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Item } from '../../content/items.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import { formatDate } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { EntryViewProps } from '../view.ts';
import * as styles from './VacancyView.css.ts';

interface VacancyViewProps extends EntryViewProps<'vacancy'> {
  open: boolean;
  others: readonly Item<'vacancy'>[];
  next: Steps;
  contactDetails: ContactDetails;
}

export function VacancyView({ others, next, contactDetails, ...props }: VacancyViewProps) {
  const { locale, messages, page, data, open } = props;
  const { service } = messages;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page}>
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
            messages={messages.forms}
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

function VacancyHeader({ locale, messages: { service }, data, open }: EntryViewProps<'vacancy'> & { open: boolean }) {
  if (!open) return null;
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.label}>{service.applyUntil}</span>
        <br />
        <span className={styles.date}>
          {data.closingDate ? (
            <time dateTime={data.closingDate}>{formatDate(locale, data.closingDate)}</time>
          ) : (
            service.untilFilled
          )}
        </span>
      </p>
      <Button href={`#${formAnchor}`} tone="gold" size="l" stretch="phone">
        {service.applyFor}
      </Button>
    </div>
  );
}

function VacancyBody({ locale, messages, page, data, open }: EntryViewProps<'vacancy'> & { open: boolean }) {
  const { service } = messages;
  return (
    <>
      {!open && data.closingDate ? (
        <Notice tone="warn" title={service.closed(formatDate(locale, data.closingDate))}>
          <Stack space="xxs" align="start">
            {service.closedLead}
            <TextLink href={`${pathTo(locale, 'careers')}#${formAnchor}`} arrow>
              {service.openApplication}
            </TextLink>
          </Stack>
        </Notice>
      ) : null}
      {page.body ? <Prose html={page.body} /> : <Text tone="secondary">{messages.page.empty}</Text>}
    </>
  );
}

interface Fact {
  term: string;
  value: ReactNode;
}

function VacancyFacts({ locale, messages: { service, fund }, data }: EntryViewProps<'vacancy'>) {
  const facts: Fact[] = [
    { term: service.city, value: data.city },
    { term: service.department, value: data.department },
    { term: service.employment, value: data.employment ? service.employments[data.employment] : null },
    { term: service.openings, value: data.openings },
    { term: service.posted, value: data.date && <time dateTime={data.date}>{formatDate(locale, data.date)}</time> },
  ].filter(({ value }) => value);
  return <SideFacts title={fund.facts} items={facts} />;
}
