import { Heading } from '@fundfront/ui/components/Heading';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { TemplateData } from '../../content/template.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import { FormPage } from '../../parts/FormPage.tsx';
import { ReachList } from '../../parts/ReachList.tsx';
import type { Reach, ViewProps } from '../view.ts';

interface RequestCallViewProps extends ViewProps {
  data: TemplateData<'requestCall'>;
  reach: Reach;
}

/** The call-back form, and the company's own lines for those who would rather not wait. */
export function RequestCallView({ locale, messages, page, data, reach }: RequestCallViewProps) {
  return (
    <FormPage
      locale={locale}
      messages={messages}
      page={page}
      next={data.next}
      privacy={data.privacy}
      aside={
        reach.phone || reach.email ? (
          <Stack space="xs">
            <Heading level={2} size="body">
              {messages.service.lines}
            </Heading>
            <ReachList messages={messages} {...reach} />
          </Stack>
        ) : null
      }
    >
      <SiteForm form="requestCall" locale={locale} messages={messages} place="page" email={reach.email} />
    </FormPage>
  );
}
