import { ApiError } from '@fundfront/api-client';
import { type EntryData, limits } from '@fundfront/content-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AutosaveState, createAutosaver, idle } from './createAutosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outage = () => new ApiError(0, { error: 'Away', text_code: 'UNAVAILABLE' });

function start(send: (data: EntryData) => Promise<number | null> = async () => 7) {
  const states: AutosaveState[] = [];
  const typing: { text: EntryData | null } = { text: null };
  const store = { write: vi.fn(), remove: vi.fn() };
  const sent = vi.fn(send);
  const discard = vi.fn(async () => true);
  const saver = createAutosaver({
    start: idle,
    unsaved: () => typing.text,
    send: sent,
    discard,
    store,
    onState: (state) => states.push(state),
  });
  const type = (title: string | null) => {
    typing.text = title === null ? null : { title };
    saver.note();
  };
  return { saver, type, sent, discard, store, last: () => states.at(-1) };
}

describe('createAutosaver', () => {
  it('sends the text once typing pauses, and takes it out of the browser then', async () => {
    const { type, sent, store, last } = start();
    for (const title of ['A', 'AB', 'ABC']) type(title);
    await vi.advanceTimersByTimeAsync(limits.autosaveMs - 1);
    expect(sent).not.toHaveBeenCalled();
    expect(store.write).toHaveBeenLastCalledWith({ title: 'ABC' });
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.mock.calls).toEqual([[{ title: 'ABC' }]]);
    expect(store.remove).toHaveBeenCalled();
    expect(last()).toEqual({ phase: 'saved', at: 7, refusal: null });
  });

  it('does not wait for a pause that never comes', async () => {
    const { type, sent } = start();
    for (let time = 0; time < limits.autosaveAtLeastMs; time += 500) {
      type(`${time}`);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('sends one text at a time, and the newest last', async () => {
    let finish = () => {};
    const answers = [new Promise<number>((resolve) => (finish = () => resolve(1))), Promise.resolve(2)];
    const { type, sent, last } = start(() => answers.shift() ?? Promise.resolve(3));
    type('A');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    type('B');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    expect(sent).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveBeenLastCalledWith({ title: 'B' });
    expect(last()).toMatchObject({ phase: 'saved', at: 2 });
  });

  it('says since when no connection is there, tries again by itself, and says what was refused', async () => {
    const answers = [outage(), outage(), new ApiError(400, { error: 'Too much', text_code: 'VALIDATION' })];
    const { type, sent, store, last } = start(async () => {
      const error = answers.shift();
      if (error) throw error;
      return 9;
    });
    type('A');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    const since = last()?.at;
    expect(last()).toMatchObject({ phase: 'failing', refusal: null });
    expect(store.remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(last()?.at).toBe(since);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(last()).toMatchObject({ phase: 'failing', refusal: 'Too much' });
    type('B');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    expect(last()).toMatchObject({ phase: 'saved', at: 9 });
  });

  it('forgets on the server what was typed back to what it was', async () => {
    const { type, discard, last } = start();
    type('A');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    type(null);
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    expect(discard).toHaveBeenCalledTimes(1);
    expect(last()).toEqual(idle);
  });

  it('keeps the text in the browser while a newer one of another tab is met, and sends what came of both', async () => {
    const answers = [null, 5];
    const { saver, type, sent, store, last } = start(async () => answers.shift() ?? null);
    type('Mine');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    expect(last()).toMatchObject({ phase: 'pending' });
    expect(store.remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
    saver.storeNow();
    expect(store.write).toHaveBeenLastCalledWith({ title: 'Mine' });
    type('Mine and theirs');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs);
    expect(sent).toHaveBeenLastCalledWith({ title: 'Mine and theirs' });
    expect(last()).toEqual({ phase: 'saved', at: 5, refusal: null });
    expect(store.remove).toHaveBeenCalled();
  });

  it('leaves nothing in the browser of what was taken back, though the page goes at once', async () => {
    const { saver, type, store } = start();
    type('A');
    await vi.advanceTimersByTimeAsync(limits.autosaveMs - 1);
    expect(store.write).toHaveBeenCalledTimes(1);
    type(null);
    saver.storeNow();
    expect(store.write).toHaveBeenCalledTimes(1);
    expect(store.remove).toHaveBeenCalledTimes(1);
  });

  it('sends the rest when the screen is left, and tries no more after that', async () => {
    const { saver, type, sent, store } = start(async () => {
      throw outage();
    });
    type('A');
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(store.write).toHaveBeenCalledWith({ title: 'A' });
    expect(store.remove).not.toHaveBeenCalled();
  });
});
