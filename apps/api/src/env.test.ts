import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it.each([
  ['API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['SESSION_SECRET', 'too short'],
  ['SESSION_SECRET', 'changeme'.repeat(5)],
  ['PUBLIC_SITE_URL', 'www.example.test'],
  ['ADMIN_EMAIL', 'nobody'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s in a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});

it('takes nothing, and an empty value as nothing', () => {
  expect(readEnv({ API_PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}));
  expect(readEnv({})).toMatchObject({ API_PORT: 4000, HOST: '127.0.0.1', CORS_ORIGINS: [] });
});

it('takes addresses with or without a slash at their end', () => {
  expect(readEnv({ PUBLIC_SITE_URL: 'https://www.example.test/' }).PUBLIC_SITE_URL).toBe('https://www.example.test');
});
