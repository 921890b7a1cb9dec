import type { ContentType } from '../defineContentType.ts';
import { type EntryData, fieldsOfRow } from '../derive/schema.ts';
import { isTemplateName, templates } from '../templates/index.ts';
import type { DisclosureFinding } from '../wire/disclosures.ts';
import { type DisclosureSubject, disclosureRules } from './rules.ts';
import { sentencesOf } from './sentences.ts';

interface CheckedRow {
  kind: 'base' | 'translation';
  /** With the base language's values where a translation has none of its own. */
  data: EntryData;
  /** Of a fund, or of a category of funds: its returns up to a year are not annualised. */
  isEquity: boolean;
  /** Plain day in Karachi. */
  today: string;
}

function isDisclaimed(type: ContentType, data: EntryData): boolean {
  const { template } = data;
  return type.disclaimer ?? (isTemplateName(template) && templates[template].disclaimer === true);
}

/** What the rules of the day say against showing one language of an entry to the public. Pure. */
export function disclosureFindings(
  type: ContentType,
  { kind, data, isEquity, today }: CheckedRow,
): DisclosureFinding[] {
  const fields = fieldsOfRow(type, data, kind);
  const subject: DisclosureSubject = {
    type: type.name,
    isBase: kind === 'base',
    data,
    fields,
    sentences: Object.entries(fields).flatMap(([key, field]) => sentencesOf(key, field.plainText(data[key]))),
    isDisclaimed: isDisclaimed(type, data),
    isEquity,
    today,
  };
  return disclosureRules
    .filter(({ since }) => since <= today)
    .flatMap(({ code, title, source, since, breaches }) =>
      breaches(subject).map((breach) => ({ code, title, source, since, ...breach })),
    );
}
