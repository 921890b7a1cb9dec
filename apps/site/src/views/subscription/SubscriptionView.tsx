import { formMessages, type Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { Container } from '@fundfront/ui/layout/Container';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { NoScript } from '../../components/forms/NoScript.tsx';
import { ownPage, PageHeader } from '../../components/PageHeader.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { SubscriptionButton } from '../../features/subscribe/SubscriptionButton.tsx';
import type { Messages } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';

const SubscriptionButtonIsland = island('subscriptionButton', SubscriptionButton, 'used');

interface SubscriptionViewProps {
  locale: Locale;
  messages: Messages;
  action: 'confirm' | 'unsubscribe';
  token: string | null;
  contactDetails: ContactDetails;
}

/** One button, since programs that read mail open links by themselves. */
export function SubscriptionView({ locale, messages, action, token, contactDetails }: SubscriptionViewProps) {
  const { forms, subscription } = messages;
  const labels = subscription[action];
  const after = (
    <Inline space="s">
      <Button tone="secondary" href={pathTo(locale, 'home')}>
        {forms.sent.home}
      </Button>
      <Button tone="quiet" href={pathTo(locale, 'subscribe')}>
        {subscription.again}
      </Button>
    </Inline>
  );
  return (
    <>
      <PageHeader
        locale={locale}
        messages={messages}
        page={ownPage(pathTo(locale, 'subscribe'), labels.title, labels.lead)}
        tone="paper"
      />
      <Section as="div" space="m">
        <Container>
          <Stack space="l" align="start">
            <NoScript messages={forms} contactDetails={contactDetails} />
            {token === null ? (
              <>
                <Notice tone="bad" title={formMessages[locale]['link.old']} />
                {after}
              </>
            ) : (
              <SubscriptionButtonIsland
                locale={locale}
                action={action}
                token={token}
                messages={{
                  button: labels.button,
                  sending: forms.sending,
                  done: labels.done,
                  doneMore: labels.doneMore,
                  failed: formMessages[locale]['form.failed'],
                  tooMany: formMessages[locale]['form.tooMany'],
                }}
                after={after}
              />
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
