import type { Autosave } from '@fundfront/content-model/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { readLocalDrafts, removeLocalDraft, writeLocalDraft } from './localDraft.ts';
import { unsavedTexts } from './unsavedText.ts';

const key = { userId: 'amna', id: 'page', locale: 'en' } as const;
const at = Date.now();
const autosave: Autosave = {
  locale: 'en',
  version: 3,
  data: { title: 'Server' },
  parentId: null,
  revision: 'second',
  updatedAt: new Date(at).toISOString(),
};
const leave = (tab: string, title: string, revisions: string[], later = 0) =>
  localStorage.setItem(
    `unsaved:amna:page:en:${tab}`,
    JSON.stringify({ version: 3, revisions, at: at + later, data: { title } }),
  );
const titles = (texts: ReturnType<typeof unsavedTexts>) =>
  texts && [texts, ...texts.others].map(({ data }) => data.title);

afterEach(() => localStorage.clear());

describe('unsavedTexts', () => {
  it('begins with what did not reach the server', () => {
    expect(unsavedTexts(key, [])).toBeUndefined();
    expect(titles(unsavedTexts(key, [autosave]))).toEqual(['Server']);
    leave('crashed', 'Server, and on', ['first', 'second']);
    expect(titles(unsavedTexts(key, [autosave]))).toEqual(['Server, and on']);
  });

  it('loses no tab’s text, and leaves what the server has to be met by the first autosave', () => {
    leave('late', 'Late', [], 2);
    leave('early', 'Early', ['first'], 1);
    expect(titles(unsavedTexts(key, [autosave]))).toEqual(['Late', 'Early']);
    expect(unsavedTexts(key, [autosave])?.revisions).not.toContain(autosave.revision);
  });

  it('removes what it took over, unless its tab has gone on writing', () => {
    leave('gone', 'Gone', []);
    leave('alive', 'Alive', []);
    const taken = unsavedTexts(key, [])?.stored ?? [];
    writeLocalDraft(key, { version: 3, revisions: [], at, data: { title: 'Own' } });
    leave('alive', 'Alive, and on', []);
    removeLocalDraft(key, taken);
    expect(readLocalDrafts(key).map(({ data }) => data.title)).toEqual(['Alive, and on']);
  });
});
