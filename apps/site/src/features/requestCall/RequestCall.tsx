import type { Locale } from '@fundfront/content-model';
import type { Messages } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import { CallButton } from './CallButton.tsx';

const CallButtonIsland = island('callButton', CallButton, 'used');

interface RequestCallProps {
  locale: Locale;
  messages: Messages;
}

export function RequestCall({ locale, messages }: RequestCallProps) {
  return (
    <CallButtonIsland
      locale={locale}
      href={pathTo(locale, 'call')}
      label={messages.contact.call}
      messages={{ ...messages.callDialog, form: messages.forms }}
    />
  );
}
