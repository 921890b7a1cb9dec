import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const url = '/island-props/a-fund?1';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function island(name: string, props: string): HTMLElement {
  const element = document.createElement('site-island');
  Object.assign(element.dataset, { island: name, props });
  return element;
}

async function loadModule() {
  vi.resetModules();
  return import('./islandProps.ts');
}

beforeEach(() => {
  document.body.innerHTML = `<script type="text/plain" data-sheet="" data-props="${url}"></script>`;
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('reads the line that an island names, asked for once for all', async () => {
  fetched.mockResolvedValue(new Response('growth years\nchart-1 words-1\n{"a":1}\n{"b":"x"}'));
  const { islandProps, prefetchBeside } = await loadModule();
  const prefetched = prefetchBeside();
  expect(await Promise.all([islandProps(island('growth', '2')), islandProps(island('years', '3'))])).toEqual([
    '{"a":1}',
    '{"b":"x"}',
  ]);
  expect(await prefetched).toBe('chart-1 words-1');
  expect(fetched.mock.calls).toEqual([[url]]);
});

it('asks for nothing where the props are in the page', async () => {
  document.body.innerHTML = '<script type="text/plain" data-sheet=""></script>';
  const { islandProps, prefetchBeside } = await loadModule();
  expect(await prefetchBeside()).toBe('');
  expect(await islandProps(island('search', '{"a":1}'))).toBe('{"a":1}');
  expect(fetched).not.toHaveBeenCalled();
});

it('rejects what is of other islands, and what the server does not know', async () => {
  fetched.mockResolvedValue(new Response('years growth\n\n{}\n{}'));
  const { islandProps } = await loadModule();
  await expect(islandProps(island('growth', '2'))).rejects.toThrow(url);
  await expect(islandProps(island('growth', '4'))).rejects.toThrow(url);
});

it('asks again after a failure', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  fetched.mockResolvedValueOnce(new Response('growth\n\n{"a":1}'));
  const { islandProps, prefetchBeside } = await loadModule();
  expect(await prefetchBeside()).toBe('');
  expect(await islandProps(island('growth', '2'))).toBe('{"a":1}');
});
