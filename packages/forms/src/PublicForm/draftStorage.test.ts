import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './draftStorage.ts';

const file = { path: '/api/forms/uploads/visitor-1.png', name: 'cat.png', bytes: 12 };

describe('what is kept of a form', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it('comes back as it was', () => {
    saveDraft('form.x.en', { values: { name: 'A', for: ['a', 'b'] }, files: { fileUrl: file } });
    expect(readDraft('form.x.en')).toEqual({ values: { name: 'A', for: ['a', 'b'] }, files: { fileUrl: file } });
    clearDraft('form.x.en');
    expect(readDraft('form.x.en')).toBeNull();
  });

  it('is nothing where nothing was typed', () => {
    saveDraft('form.x.en', { values: { name: '', for: [] }, files: {} });
    expect(sessionStorage.length).toBe(0);
  });

  it('drops what it cannot be', () => {
    sessionStorage.setItem('form.x.en', '{"values":{"name":1,"city":"B"},"files":{"fileUrl":{"path":1}}}');
    expect(readDraft('form.x.en')).toEqual({ values: { city: 'B' }, files: {} });
    sessionStorage.setItem('form.x.en', '{');
    expect(readDraft('form.x.en')).toBeNull();
  });

  it('is not needed: the form works where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
    expect(() => saveDraft('form.x.en', { values: { name: 'A' }, files: {} })).not.toThrow();
  });
});
