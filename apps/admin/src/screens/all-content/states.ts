export const states = ['draft', 'live', 'changed', 'unpublished', 'outdated', 'missing'] as const;

export type StateFilter = (typeof states)[number];

export const stateLabels: Record<StateFilter, string> = {
  draft: 'Draft',
  live: 'Published',
  changed: 'Edited since published',
  unpublished: 'Taken off',
  outdated: 'Behind the other language',
  missing: 'Not started in a language',
};

export function isState(value: string | null): value is StateFilter {
  return states.some((state) => state === value);
}
