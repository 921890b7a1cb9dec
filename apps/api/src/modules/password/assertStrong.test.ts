import { describe, expect, it } from 'vitest';
import { passwordProblem } from './assertStrong.ts';

const owner = { email: 'ayesha.khan@example.test', firstName: 'Ayesha', lastName: 'Khan' };

describe('a new password', () => {
  it.each([
    'password1234',
    'P@ssw0rd1234',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'zqzqzqzqzqzq',
    '123456789012',
    'fundfront2026',
    'ayeshakhan12',
    'Ayesha.Khan@1',
  ])('is not %s', async (password) => {
    expect(await passwordProblem(password, owner)).toMatch(/^This password .+\. Use four or more words/);
  });

  it.each(['correct horse battery staple', 'zK4!vv9Q-pl0', 'lantern orbit mango quilt', 'بارش کتاب چراغ پہاڑ'])(
    'may be %s',
    async (password) => {
      expect(await passwordProblem(password, owner)).toBeNull();
    },
  );

  it('is examined in a moment where it is as long as one may be', async () => {
    expect(await passwordProblem('ab'.repeat(100), owner)).toMatch(/repeats itself/);
  });
});
