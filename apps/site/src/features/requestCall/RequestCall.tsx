import type { Locale } from '@fundfront/content-model';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { CallButton } from './CallButton.tsx';

interface RequestCallProps {
  locale: Locale;
  messages: Messages;
}

export function RequestCall({ locale, messages }: RequestCallProps) {
  return (
    <CallButton
      locale={locale}
      href={pathTo(locale, 'call')}
      label={messages.contact.call}
      messages={{ ...messages.callDialog, form: messages.forms }}
    />
  );
}
