import { type TemplateName, templates } from '@fundfront/content-model';
import { type NullableValues, valuesOf } from './values.ts';

/** What a template brings beyond title, summary and body. */
export type TemplateData<Name extends TemplateName> = NullableValues<(typeof templates)[Name]['fields']>;

/** A row of one of a template's lists, such as a question of the `faq` template. */
export type RowOf<Name extends TemplateName, Key extends keyof TemplateData<Name>> =
  NonNullable<TemplateData<Name>[Key]> extends readonly (infer Row)[] ? Row : never;

/** The values of a page's template; what is missing or malformed (a draft in preview) is null. */
export function templateData<Name extends TemplateName>(name: Name, data: Record<string, unknown>): TemplateData<Name> {
  return valuesOf(templates[name], data);
}
