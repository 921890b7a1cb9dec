import type { ListedFileRef } from '@fundfront/content-model/richText';

export const offTheSite = 'Not on the site now: visitors do not see it';

const isRef = (value: unknown): value is ListedFileRef =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;

/** The files that a node of the text lists. */
export function filesOf(value: unknown): readonly ListedFileRef[] {
  return Array.isArray(value) ? value.filter(isRef) : [];
}
