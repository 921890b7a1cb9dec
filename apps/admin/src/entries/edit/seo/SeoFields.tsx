import { directionOf, type KeyValue, type Locale } from '@fundfront/content-model';
import { isNoindex, seoValue, withSeoValue } from '@fundfront/content-model/seo';
import type { ContentFormState } from '@fundfront/forms';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { TextInput } from '@fundfront/ui/components/TextInput';

interface SeoFieldsProps {
  form: ContentFormState;
  locale: Locale;
  pairs: readonly KeyValue[];
}

const optional = '(optional)';

/** Over the page's own values for search engines, which are pairs of key and value. */
export function SeoFields({ form, locale, pairs }: SeoFieldsProps) {
  const set = (key: 'title' | 'description' | 'robots', value: string) => {
    const next = withSeoValue(pairs, key, value);
    form.setValue('seo', next.length > 0 ? next : null, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const own = { dir: directionOf(locale), lang: locale };
  return (
    <>
      <Field label="Title for search engines" help="Else the page’s own title" optionalLabel={optional} {...own}>
        {(control) => (
          <TextInput
            {...control}
            value={seoValue(pairs, 'title')}
            onChange={(event) => set('title', event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Description for search engines" help="Else the summary" optionalLabel={optional} {...own}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={seoValue(pairs, 'description')}
            onChange={(event) => set('description', event.currentTarget.value)}
          />
        )}
      </Field>
      <Checkbox
        label="Keep this page out of search engines"
        checked={isNoindex(seoValue(pairs, 'robots'))}
        onChange={(event) => set('robots', event.currentTarget.checked ? 'noindex' : '')}
      />
    </>
  );
}
