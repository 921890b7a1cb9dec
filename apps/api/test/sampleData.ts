import { type ContentTypeName, contentType, type EntryData, emptyRow, fieldsOf } from '@fundfront/content-model';

interface SampleField {
  readonly kind: string;
  readonly of?: Readonly<Record<string, SampleField>>;
  readonly choices?: readonly { readonly value: string }[];
}

let counter = 0;

/** A number that no other sample has: slugs and addresses must not meet. */
export function uniqueSlug(): string {
  counter += 1;
  return `sample-${counter}`;
}

const samplers: Readonly<Record<string, () => unknown>> = {
  text: () => 'Some words',
  textarea: () => 'A few more words',
  richText: () => '<p>A paragraph</p>',
  slug: uniqueSlug,
  image: () => ({ src: '/api/media/picture.png', alt: 'A picture', width: 10, height: 10 }),
  file: () => ({
    src: '/api/files/document.pdf',
    name: 'Document.pdf',
    mediaType: 'application/pdf',
    bytes: 1_000,
    pages: 1,
  }),
  checkbox: () => true,
  number: () => 1,
  decimal: () => '2',
  date: () => '2026-01-31',
  link: () => 'https://example.test/',
  email: () => 'someone@example.test',
  keyValues: () => [{ key: 'title', value: 'A title' }],
  reference: () => null,
};

function sampleOf(field: SampleField): unknown {
  if (field.kind === 'select') return field.choices?.[0]?.value;
  if (field.of) return [Object.fromEntries(Object.entries(field.of).map(([key, inner]) => [key, sampleOf(inner)]))];
  return samplers[field.kind]?.();
}

/** A complete row of any content type, ready to publish but for its references and other addresses. */
export function sampleData(name: ContentTypeName, own: EntryData = {}): EntryData {
  const type = contentType(name);
  const by = { ...emptyRow(type), ...own };
  const values = Object.entries(fieldsOf(type, by)).map(([key, field]) => [key, own[key] ?? sampleOf(field)] as const);
  return { ...Object.fromEntries(values), ...(name === 'page' && { otherAddresses: null }), ...own };
}
