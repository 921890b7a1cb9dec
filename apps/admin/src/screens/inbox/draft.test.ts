import { describe, expect, it } from 'vitest';
import { hasConflict, mergeDraft } from './draft.ts';

const base = { state: 'new', note: 'Called' } as const;

describe('two people at one submission', () => {
  it('keep both changes where they do not meet', () => {
    const copies = { base, draft: { ...base, note: 'Called twice' }, theirs: { ...base, state: 'done' as const } };
    expect(hasConflict(copies)).toBe(false);
    expect(mergeDraft(copies)).toEqual({ state: 'done', note: 'Called twice' });
  });

  it('are asked where they do, and the rest is still the latest', () => {
    const copies = { base, draft: { ...base, note: 'Mine' }, theirs: { state: 'done', note: 'Theirs' } as const };
    expect(hasConflict(copies)).toBe(true);
    expect(mergeDraft(copies)).toEqual({ state: 'done', note: 'Mine' });
  });

  it('are not asked where they did the same, or one of them nothing', () => {
    const done = { state: 'done', note: 'Theirs' } as const;
    expect(hasConflict({ base, draft: done, theirs: done })).toBe(false);
    expect(hasConflict({ base, draft: base, theirs: done })).toBe(false);
    expect(mergeDraft({ base, draft: base, theirs: done })).toEqual(done);
  });
});
