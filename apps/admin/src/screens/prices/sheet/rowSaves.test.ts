import { ApiError } from '@fundfront/api-client';
import { describe, expect, it } from 'vitest';
import { createRowSaves } from './rowSaves.ts';
import { type DraftContent, emptyContent } from './rowState.ts';

const [stock, income] = ['stock', 'income'] as const;
const nav = (value: string): DraftContent => ({ ...emptyContent, nav: value });

/** Every request waits for its answer, in the order in which they came. */
function openSaves() {
  const sent: { fund: string; nav: string | null; settle: PromiseWithResolvers<void> }[] = [];
  let reloads = 0;
  const saves = createRowSaves({
    send: (fund, content) => {
      const settle = Promise.withResolvers<void>();
      sent.push({ fund, nav: content.nav, settle });
      return settle.promise;
    },
    reload: async () => {
      reloads += 1;
    },
    now: () => 5,
  });
  const answer = async (index: number, error?: Error) => {
    const request = sent[index];
    if (!request) throw new Error(`There is no request ${index}`);
    if (error) request.settle.reject(error);
    else request.settle.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const navs = () => sent.map(({ fund, nav: value }) => `${fund} ${value}`);
  return { saves, sent, answer, navs, reloads: () => reloads };
}

const refusal = (code: 'VERSION_CONFLICT' | 'UNAVAILABLE', status: number) =>
  new ApiError(status, { error: 'No', text_code: code });

describe('the saves of a row', () => {
  it('never race: what is typed meanwhile follows once, as its latest', async () => {
    const { saves, answer, navs } = openSaves();
    void saves.save(stock, nav('1.0000'));
    void saves.save(stock, nav('2.0000'));
    void saves.save(stock, nav('3.0000'));
    void saves.save(income, nav('9.0000'));
    expect(navs()).toEqual(['stock 1.0000', 'income 9.0000']);
    await answer(0);
    expect(navs()).toEqual(['stock 1.0000', 'income 9.0000', 'stock 3.0000']);
    expect(saves.getSnapshot().edits.get(stock)).toMatchObject({ state: 'saving', content: { nav: '3.0000' } });
    await answer(2);
    expect([...saves.getSnapshot().edits.keys()]).toEqual([income]);
    expect(saves.getSnapshot().savedAt).toBe(5);
  });

  it('stay where they failed, until they are tried again', async () => {
    const { saves, answer, navs } = openSaves();
    void saves.save(stock, nav('1.0000'));
    await answer(0, refusal('UNAVAILABLE', 503));
    expect(saves.getSnapshot().edits.get(stock)).toEqual({ content: nav('1.0000'), state: 'failed', message: 'No' });
    void saves.retry(stock);
    expect(saves.getSnapshot().edits.get(stock)?.state).toBe('saving');
    await answer(1);
    expect(navs()).toEqual(['stock 1.0000', 'stock 1.0000']);
    expect(saves.getSnapshot().edits.size).toBe(0);
  });

  it('read the row again when another version is there, and leave the decision', async () => {
    const { saves, answer, reloads } = openSaves();
    void saves.save(stock, nav('1.0000'));
    await answer(0, refusal('VERSION_CONFLICT', 409));
    expect(reloads()).toBe(1);
    expect(saves.getSnapshot().edits.get(stock)).toMatchObject({ state: 'conflict', content: { nav: '1.0000' } });
    saves.forget(stock);
    expect(saves.getSnapshot().edits.size).toBe(0);
  });

  it('tell their listeners, and are waited for', async () => {
    const { saves, answer } = openSaves();
    let calls = 0;
    const stop = saves.subscribe(() => {
      calls += 1;
    });
    let done = false;
    void saves.save(stock, nav('1.0000'));
    const settled = saves.settled([stock]).then(() => {
      done = true;
    });
    expect([calls, done]).toEqual([1, false]);
    await answer(0);
    await settled;
    stop();
    expect([calls, done]).toEqual([2, true]);
  });
});
