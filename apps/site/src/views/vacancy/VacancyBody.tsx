import { Notice } from '@fundfront/ui/components/Notice';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formAnchor } from '../../components/FormSection.tsx';
import { formatDate } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { EntryViewProps } from '../view.ts';

export function VacancyBody({ locale, messages, page, data, open }: EntryViewProps<'vacancy'> & { open: boolean }) {
  const { service } = messages;
  return (
    <>
      {!open && data.closingDate ? (
        <Notice tone="warn" title={service.closed(formatDate(locale, data.closingDate))}>
          <Stack space="xxs" align="start">
            {service.closedLead}
            <TextLink href={`${pathTo(locale, 'careers')}#${formAnchor}`} arrow>
              {service.openApplication}
            </TextLink>
          </Stack>
        </Notice>
      ) : null}
      {page.body ? <Prose html={page.body} /> : <Text tone="secondary">{messages.page.empty}</Text>}
    </>
  );
}
