import { type ContentTypeName, contentType, type EntryData, emptyRow, fieldsOf } from '@fundfront/content-model';

let counter = 0;

/** Slugs and addresses must not collide. */
function nextNumber(): number {
  counter += 1;
  return counter;
}

export const uniqueSlug = () => `sample-${nextNumber()}`;

export function sampleData(name: ContentTypeName, own: EntryData = {}): EntryData {
  const type = contentType(name);
  const by = { ...emptyRow(type), ...own };
  const values = Object.entries(fieldsOf(type, by)).map(
    ([key, field]) => [key, own[key] ?? field.example(nextNumber())] as const,
  );
  // A rating that was valid until the day of the example would keep the fund from the public.
  const unstated: Partial<Record<ContentTypeName, EntryData>> = {
    page: { otherAddresses: null },
    fund: { ratingValidUntil: null },
    searchSynonym: { words: 'retirement, pension' },
  };
  return { ...Object.fromEntries(values), ...unstated[name], ...own };
}
