import { Heading } from '@fundfront/ui/components/Heading';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ContactDetails } from '../content/contactDetails.ts';
import type { Messages } from '../i18n/index.ts';
import { ContactList } from './ContactList.tsx';

interface DirectContactProps {
  messages: Messages;
  contactDetails: ContactDetails;
}

export function DirectContact({ messages, contactDetails }: DirectContactProps) {
  if (!contactDetails.phone && !contactDetails.email) return null;
  return (
    <Stack space="xs">
      <Heading level={2} size="body">
        {messages.service.lines}
      </Heading>
      <ContactList messages={messages} {...contactDetails} />
    </Stack>
  );
}
