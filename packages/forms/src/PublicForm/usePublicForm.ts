import { type FormDefinition, formMessage, formSchema } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type Answers, textsOf } from './answers.ts';

export type VisitorForm = Pick<FormDefinition, 'name' | 'fields'>;
export type Texts = Record<string, string>;
export type FormState = UseFormReturn<Answers, unknown, Texts>;

/** Type of an error whose message the server has translated; the browser's own are keys of the catalogue. */
export const alreadyTranslated = 'words';

export function errorMessage(
  error: { type?: unknown; message?: unknown } | undefined,
  locale: Locale,
): string | undefined {
  if (typeof error?.message !== 'string' || error.message === '') return;
  return error.type === alreadyTranslated ? error.message : formMessage(error.message, locale);
}

/**
 * Checked by the schema that the server checks with. Without default values: the inputs' own are taken over, so what
 * was typed before hydration stays.
 */
export function usePublicForm(form: VisitorForm, hidden: Readonly<Record<string, string>>): FormState {
  const resolver = useMemo<Resolver<Answers, unknown, Texts>>(() => {
    const check = valibotResolver<Answers, unknown, Texts>(formSchema(form));
    return (answers, context, options) => check(textsOf(form.fields, answers, hidden), context, options);
  }, [form, hidden]);
  return useForm<Answers, unknown, Texts>({
    resolver,
    mode: 'onSubmit',
    // Only a field that is marked wrong is checked while it is typed in.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}
