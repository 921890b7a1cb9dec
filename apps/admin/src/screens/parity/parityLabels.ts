import type { ParityDifference, ParityRow, ParityState } from '@fundfront/content-model/wire';

export const stateLabels: Record<ParityState, string> = {
  level: 'Level',
  differs: 'Texts differ',
  behind: 'Behind',
  missing: 'Not in both',
};

const kindWords: Record<ParityDifference['kind'], string> = {
  number: 'number',
  date: 'date',
  phone: 'phone',
  link: 'link',
};

export function describeDifference({ kind, base, other }: ParityDifference): string {
  const [ours, theirs] = [base.join(', '), other.join(', ')];
  if (ours === '') return `${kindWords[kind]} ${theirs} only in the translation`;
  return theirs === '' ? `${kindWords[kind]} ${ours} is missing` : `${theirs} for ${ours}`;
}

export function describeRow({ state, differences, rows, baseLocale }: ParityRow): string {
  const other = baseLocale === 'en' ? rows.ur : rows.en;
  if (state === 'missing') return other ? 'Saved, not public yet' : 'Not started';
  const [first, ...more] = differences;
  const texts = first ? describeDifference(first) + (more.length > 0 ? `, and ${more.length} more` : '') : '';
  if (state === 'behind') return texts === '' ? 'The text changed since' : `The text changed since; ${texts}`;
  return state === 'level' ? 'Level' : texts;
}
