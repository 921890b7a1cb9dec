import { type TemplateName, templates } from '@fundfront/content-model';
import { type NullableValues, valuesOf } from './values.ts';

export type TemplateData<Name extends TemplateName> = NullableValues<(typeof templates)[Name]['fields']>;

export type RowOf<Name extends TemplateName, Key extends keyof TemplateData<Name>> =
  NonNullable<TemplateData<Name>[Key]> extends readonly (infer Row)[] ? Row : never;

/** Missing or malformed values (a draft in preview) are null. */
export function templateData<Name extends TemplateName>(name: Name, data: Record<string, unknown>): TemplateData<Name> {
  return valuesOf(templates[name], data);
}
