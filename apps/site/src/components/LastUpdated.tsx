import type { Locale } from '@fundfront/content-model';
import { Text } from '@fundfront/ui/components/Text';
import { formatDate, type Messages } from '../i18n/index.ts';

interface LastUpdatedProps {
  locale: Locale;
  messages: Messages;
  /** Instant; null shows nothing. */
  at: string | null;
}

export function LastUpdated({ locale, messages, at }: LastUpdatedProps) {
  if (at === null) return null;
  return (
    <Text size="meta" tone="meta">
      {messages.page.updated}: <time dateTime={at}>{formatDate(locale, at)}</time>
    </Text>
  );
}
