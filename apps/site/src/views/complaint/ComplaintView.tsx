import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { External } from '@fundfront/ui/icons';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { Stack } from '@fundfront/ui/layout/Stack';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { FormPage } from '../../components/FormPage.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { TemplateData } from '../../content/template.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import { TrackComplaint } from '../../features/forms/TrackComplaint.tsx';
import type { Messages } from '../../i18n/index.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './ComplaintView.css.ts';

interface ComplaintViewProps extends TemplateViewProps<'complaint'> {
  contactDetails: ContactDetails;
}

export function ComplaintView({ locale, messages, page, data, contactDetails }: ComplaintViewProps) {
  const { service } = messages;
  return (
    <FormPage
      locale={locale}
      messages={messages}
      page={page}
      next={data.next}
      text="over"
      after={
        <>
          <Section tone="band" space="m" labelledBy="track">
            <Container>
              <Split
                ratio="5:7"
                start={
                  <Stack space="s">
                    <Heading level={2} size="h3" id="track">
                      {service.track}
                    </Heading>
                    <Text tone="secondary">{service.trackLead}</Text>
                  </Stack>
                }
                end={
                  <TrackComplaint
                    locale={locale}
                    messages={messages.forms}
                    tracking={messages.tracking}
                    contactDetails={contactDetails}
                  />
                }
              />
            </Container>
          </Section>
          <Regulator messages={messages} data={data} />
        </>
      }
    >
      <Heading level={2} size="h3">
        {data.formTitle ?? service.complain}
      </Heading>
      <SiteForm form="complaint" locale={locale} messages={messages.forms} contactDetails={contactDetails} />
    </FormPage>
  );
}

interface RegulatorProps {
  messages: Messages;
  data: TemplateData<'complaint'>;
}

/** The wording is the one that the regulator asks companies to show. */
function Regulator({ messages, data }: RegulatorProps) {
  const { regulatorTitle, regulatorWords, regulatorUrl, regulatorDisclaimer } = data;
  if (!regulatorTitle) return null;
  return (
    <Section space="m" labelledBy="regulator">
      <Container>
        <div className={styles.columns}>
          <div className={styles.way}>
            <Heading level={2} size="h3" id="regulator">
              {regulatorTitle}
            </Heading>
            {regulatorUrl && regulatorWords ? (
              <a href={regulatorUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
                <span>
                  {regulatorWords}
                  <VisuallyHidden> ({messages.newTab})</VisuallyHidden>
                </span>
                <External size="s" />
              </a>
            ) : null}
          </div>
          {regulatorDisclaimer ? (
            <div className={styles.box}>
              <p className={styles.disclaimer}>{regulatorDisclaimer}</p>
            </div>
          ) : null}
        </div>
      </Container>
    </Section>
  );
}
