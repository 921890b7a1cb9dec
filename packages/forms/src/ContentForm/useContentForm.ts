import { type ContentType, type EntryData, pickKnownFields, problemsOf, rowSchema } from '@fundfront/content-model';
import { toNestErrors } from '@hookform/resolvers';
import { useMemo } from 'react';
import { type FieldError, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { safeParse } from 'valibot';

export type ContentFormState = UseFormReturn<EntryData>;

export interface ContentFormOptions {
  type: ContentType;
  /** `base` holds every field, `translation` only the translated ones. */
  row: 'base' | 'translation';
  /** Only the start: later copies come through the form's own `reset`, which decides what is kept. */
  saved: EntryData;
  /** The base row's values, for a translation: they decide which fields there are. */
  shared?: EntryData;
}

export function useContentForm({ type, row, saved, shared }: ContentFormOptions): ContentFormState {
  const resolver = useMemo<Resolver<EntryData>>(
    () => (values, _context, options) => {
      const deciding = shared ?? values;
      const result = safeParse(rowSchema(type, deciding, row, 'draft'), pickKnownFields(type, deciding, row, values));
      if (result.success) return { values: result.output, errors: {} };
      const errors = problemsOf(result.issues).map(({ path, message }): [string, FieldError] => [
        path || 'root',
        { type: 'rule', message },
      ]);
      return { values: {}, errors: toNestErrors<EntryData>(Object.fromEntries(errors), options) };
    },
    [type, row, shared],
  );
  return useForm<EntryData>({ defaultValues: saved, resolver, mode: 'onTouched', reValidateMode: 'onChange' });
}
