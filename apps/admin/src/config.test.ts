import { expect, it, vi } from 'vitest';
import { loadConfig, publicUrl } from './config.ts';

const answer = (body: string, init: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init));
const json = { 'content-type': 'application/json' };

it('names the site that the server says', async () => {
  answer('{"publicSiteUrl":"https://www.example.com/"}', { headers: json });
  await loadConfig();
  expect(publicUrl('/home')).toBe('https://www.example.com/home');
});

it.each([
  ['has no such file', '', { status: 404 }],
  [
    'answers every address with the page',
    '<!doctype html>',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  ],
])('works behind a plain web server that %s', async (_what, body, init) => {
  answer(body, init);
  await loadConfig();
  expect(publicUrl('/home')).toBe('http://admin.test/home');
});

it('refuses settings that are wrong, and a server that fails', async () => {
  answer('{"publicSiteUrl":"nowhere"}', { headers: json });
  await expect(loadConfig()).rejects.toThrow();
  answer('', { status: 503 });
  await expect(loadConfig()).rejects.toThrow('503');
});
