import type { Locale } from '@fundfront/content-model';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';

export function EmptySection({ locale, messages }: { locale: Locale; messages: Messages }) {
  const labels = messages.reading.documents;
  return (
    <EmptyState
      title={labels.empty}
      action={
        <TextLink href={pathTo(locale, 'subscribe')} arrow size="ui">
          {labels.subscribe}
        </TextLink>
      }
    >
      {labels.emptyHint}
    </EmptyState>
  );
}
