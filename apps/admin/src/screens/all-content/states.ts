import { rowStates } from '@fundfront/content-model/wire';

export const states = [...rowStates, 'outdated', 'missing', 'trash'] as const;

export type StateFilter = (typeof states)[number];

export const stateLabels: Record<StateFilter, string> = {
  draft: 'Draft',
  live: 'Published',
  changed: 'Edited since published',
  unpublished: 'Taken off',
  'in-review': 'In review',
  'changes-requested': 'Changes requested',
  approved: 'Approved, not live yet',
  scheduled: 'Scheduled',
  outdated: 'Behind the other language',
  missing: 'Not started in a language',
  trash: 'In the trash',
};

export function isState(value: string | null): value is StateFilter {
  return states.some((state) => state === value);
}
