import type { SubmissionDetail } from '@fundfront/content-model/wire';

export type Draft = Pick<SubmissionDetail, 'state' | 'note'>;

interface Copies {
  draft: Draft;
  base: Draft;
  theirs: Draft;
}

export const draftOf = ({ state, note }: Draft): Draft => ({ state, note });

export const isSameDraft = (one: Draft, other: Draft): boolean => one.state === other.state && one.note === other.note;

export function mergeDraft({ draft, base, theirs }: Copies): Draft {
  return {
    state: draft.state === base.state ? theirs.state : draft.state,
    note: draft.note === base.note ? theirs.note : draft.note,
  };
}

export function hasConflict(copies: Copies): boolean {
  const { base, theirs } = copies;
  const next = mergeDraft(copies);
  const keys = ['state', 'note'] as const;
  return keys.some((key) => theirs[key] !== base[key] && next[key] !== theirs[key]);
}
