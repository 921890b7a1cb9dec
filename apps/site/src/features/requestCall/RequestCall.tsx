import type { Locale } from '@fundfront/content-model';
import { formMessagesOf } from '../../components/forms/formMessagesOf.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { CallButton } from './CallButton.tsx';

interface RequestCallProps {
  locale: Locale;
  messages: Messages;
}

/** The floating button of the call-back form. Without JavaScript it leads to the form's page. */
export function RequestCall({ locale, messages }: RequestCallProps) {
  const { call, sent } = messages.forms;
  return (
    <CallButton
      locale={locale}
      href={pathTo(locale, 'call')}
      label={messages.contact.call}
      messages={{ ...call, form: formMessagesOf('requestCall', messages), receipt: sent }}
    />
  );
}
