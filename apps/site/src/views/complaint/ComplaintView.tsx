import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { Stack } from '@fundfront/ui/layout/Stack';
import { FormPage } from '../../components/FormPage.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import { TrackComplaint } from '../../features/forms/TrackComplaint.tsx';
import type { TemplateViewProps } from '../view.ts';
import { Regulator } from './Regulator.tsx';

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
                end={<TrackComplaint locale={locale} messages={messages} contactDetails={contactDetails} />}
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
      <SiteForm form="complaint" locale={locale} messages={messages} variant="page" contactDetails={contactDetails} />
    </FormPage>
  );
}
