import { type ContentTypeName, contentType, type EntryData, emptyRow, fieldsOf } from '@fundfront/content-model';

let counter = 0;

/** A number that no other sample has: slugs and addresses must not meet. */
function nextNumber(): number {
  counter += 1;
  return counter;
}

export const uniqueSlug = () => `sample-${nextNumber()}`;

/** A complete row of any content type, ready to publish but for its references and other addresses. */
export function sampleData(name: ContentTypeName, own: EntryData = {}): EntryData {
  const type = contentType(name);
  const by = { ...emptyRow(type), ...own };
  const values = Object.entries(fieldsOf(type, by)).map(
    ([key, field]) => [key, own[key] ?? field.example(nextNumber())] as const,
  );
  return { ...Object.fromEntries(values), ...(name === 'page' && { otherAddresses: null }), ...own };
}
