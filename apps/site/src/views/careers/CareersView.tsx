import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { FormSection } from '../../components/FormSection.tsx';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SidebarLayout } from '../../components/SidebarLayout.tsx';
import { nextClosing } from '../../components/vacancies.ts';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import { formatDate } from '../../i18n/index.ts';
import * as styles from './CareersView.css.ts';
import { Positions, type PositionsProps } from './Positions.tsx';

interface CareersViewProps extends PositionsProps {
  contactDetails: ContactDetails;
}

export function CareersView(props: CareersViewProps) {
  const { locale, messages, page, data, contactDetails } = props;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      {page.body ? (
        <Section as="div" space="m">
          <Container>
            {props.open.length > 0 ? (
              <SidebarLayout rail={<PositionsRail {...props} />}>
                <Prose html={page.body} />
              </SidebarLayout>
            ) : (
              <Prose html={page.body} />
            )}
          </Container>
        </Section>
      ) : null}
      <Positions {...props} />
      <FormSection
        locale={locale}
        messages={messages}
        title={data.applyTitle ?? messages.service.openApplication}
        next={data.next}
      >
        <SiteForm
          form="career"
          locale={locale}
          messages={messages.forms}
          hidden={{ vacancy: '' }}
          contactDetails={contactDetails}
        />
      </FormSection>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}

function PositionsRail({ locale, messages: { service }, open }: PositionsProps) {
  const closing = nextClosing(open);
  return (
    <div className={styles.rail}>
      <p className={styles.line}>
        <span className={styles.count}>{open.length}</span>{' '}
        <Text as="span" size="lead">
          {service.positionsOpen(open.length)}
        </Text>
      </p>
      {closing ? (
        <Text size="ui" tone="secondary">
          {service.nextClosing(formatDate(locale, closing))}
        </Text>
      ) : null}
      <TextLink href="#positions" arrow size="ui">
        {service.seePositions}
      </TextLink>
    </div>
  );
}
