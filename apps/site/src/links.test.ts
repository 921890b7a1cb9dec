import { expect, it } from 'vitest';
import { fileHref, phonesOf } from './links.ts';

it('shows each phone once, however it is written, and none that is missing', () => {
  expect(phonesOf(['000 000 000', '000-000-000'])).toHaveLength(1);
  expect(phonesOf(['000 000 000', '111 111 111'])).toEqual(['000 000 000', '111 111 111']);
  expect(phonesOf([null, ''])).toEqual([]);
});

it('serves a file under its name on disk, whatever letters that has', () => {
  const src = '/api/files/ab.pdf';
  expect(fileHref({ src, name: 'Report & accounts, 1/2 #3.pdf' })).toBe(
    '/api/files/ab.pdf/Report%20%26%20accounts%2C%201%2F2%20%233.pdf',
  );
});
