import { contentTypes, type ValueOf } from '@fundfront/content-model';
import * as v from 'valibot';

type FundFields = typeof contentTypes.fund.fields;

const factKeys = [
  'benchmark',
  'inceptionDate',
  'frontEndLoad',
  'managementFee',
  'expenseRatio',
  'rating',
  'trustee',
  'sector',
  'mufapId',
  'about',
] as const satisfies readonly (keyof FundFields)[];

export type FundFacts = { [Key in (typeof factKeys)[number]]: ValueOf<FundFields[Key]> | null };

/** A fund's own facts, as its entry holds them; null where it says nothing. */
export function fundFacts(data: Record<string, unknown>): FundFacts {
  const entries = factKeys.map((key) => {
    const parsed = v.safeParse(contentTypes.fund.fields[key].published, data[key]);
    return [key, parsed.success ? parsed.output : null] as const;
  });
  return Object.fromEntries(entries) as FundFacts;
}
