import type { Locale } from '@fundfront/content-model';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { Messages } from '../i18n/index.ts';
import { privacyPath } from '../links.ts';

interface PrivacyNoteProps {
  locale: Locale;
  messages: Messages;
  note?: string | null;
}

export function PrivacyNote({ locale, messages, note }: PrivacyNoteProps) {
  return (
    <Text size="meta" tone="meta">
      {note ? `${note} ` : null}
      <TextLink href={privacyPath(locale)}>{messages.service.privacy}</TextLink>
    </Text>
  );
}
