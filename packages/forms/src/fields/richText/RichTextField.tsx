import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { FieldWrapper } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';

// The editor is the heaviest thing in the staff app; forms without formatted text never load it.
const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

export function RichTextField({ field, name, form, locale, disabled }: InputProps<'richText'>) {
  const { field: bound } = useController({ control: form.control, name });
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale}>
      {(control) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RichTextEditor
            id={control.id}
            label={field.label}
            describedBy={control['aria-describedby']}
            invalid={control.invalid}
            locale={locale}
            disabled={disabled ?? false}
            value={typeof bound.value === 'string' ? bound.value : ''}
            onChange={(html) => bound.onChange(html === '' ? null : html)}
            onBlur={bound.onBlur}
          />
        </Suspense>
      )}
    </FieldWrapper>
  );
}
