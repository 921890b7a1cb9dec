import { DirectLines } from '../../components/DirectLines.tsx';
import { FormPage } from '../../components/FormPage.tsx';
import type { Reach } from '../../content/reach.ts';
import type { TemplateData } from '../../content/template.ts';
import { SiteForm } from '../../features/forms/SiteForm.tsx';
import type { ViewProps } from '../view.ts';

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
      aside={<DirectLines messages={messages} reach={reach} />}
    >
      <SiteForm form="requestCall" locale={locale} messages={messages} variant="page" reach={reach} />
    </FormPage>
  );
}
