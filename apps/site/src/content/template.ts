import { templates, type ValueOf } from '@fundfront/content-model';
import * as v from 'valibot';

type Shown<F> = { [Key in keyof F]: ValueOf<F[Key]> | null };

type HomeFields = typeof templates.home.fields;
export type HomeData = Shown<HomeFields>;
export type NewsItem = NonNullable<HomeData['news']>[number];

/** The values that a template's fields allow; what is missing or malformed (a draft in preview) is null. */
function valuesOf<F extends Record<string, { full: v.GenericSchema<unknown, unknown> }>>(
  fields: F,
  data: Record<string, unknown>,
): Shown<F> {
  const entries = Object.entries(fields).map(([key, field]) => {
    const parsed = v.safeParse(field.full, data[key]);
    return [key, parsed.success ? parsed.output : null] as const;
  });
  return Object.fromEntries(entries) as Shown<F>;
}

/** What the home template brings beyond title and body. */
export function homeData(data: Record<string, unknown>): HomeData {
  return valuesOf(templates.home.fields, data);
}
