import { Facts } from '@fundfront/ui/components/Facts';
import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { CallBand } from '../../components/CallBand.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { Item } from '../../content/items.ts';
import type { TemplateViewProps } from '../view.ts';

interface AdvisoryViewProps extends TemplateViewProps<'advisory'> {
  services: readonly Item<'advisoryService'>[];
}

export function AdvisoryView({ services, ...view }: AdvisoryViewProps) {
  const { locale, messages, page, data } = view;
  const labels = messages.reading.advisory;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            {page.body ? <Prose html={page.body} /> : null}
            {services.map((service) => (
              <section key={service.id} id={service.slug} aria-labelledby={`${service.slug}-title`}>
                <div {...inLanguage(service.locale, locale)}>
                  <Heading level={2} size="h3" id={`${service.slug}-title`}>
                    {service.title}
                  </Heading>
                  {service.data.text ? <Prose html={service.data.text} /> : null}
                </div>
                <Facts
                  items={[
                    { term: labels.decides, value: service.data.kind && labels.kinds[service.data.kind] },
                    { term: labels.fee, value: service.data.fee && <bdi>{service.data.fee}</bdi> },
                  ].filter(({ value }) => value)}
                />
              </section>
            ))}
            <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
          </Stack>
        </Container>
      </Section>
      <CallBand locale={locale} messages={messages} data={data} />
    </>
  );
}
