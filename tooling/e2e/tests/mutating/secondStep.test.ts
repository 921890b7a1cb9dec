import { createHmac } from 'node:crypto';
import { calls } from '@fundfront/content-model/wire';
import { newWord } from '../../content.ts';
import { expect, signInThrough, test } from '../../fixtures.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** RFC 6238 with its defaults, as an authenticator app shows it. @param secret in Base32 */
function authenticatorCode(secret: string, now = Date.now()): string {
  const bits = [...secret.replace(/\s/g, '')]
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('a role asks for a second step: who has none is led to its set-up, and signs in by two steps from then on', async ({
  page,
  browser,
  administrator,
  makePerson,
  signIn,
  admin,
  axe,
}) => {
  const name = `Asks for two ${newWord()}`;
  const body = { name, permissions: ['content.edit' as const], types: null, locales: ['en' as const] };
  const role = await administrator.call(calls.createRole, { body });
  const person = await makePerson();
  const found = (await administrator.call(calls.listUsers, {})).find(({ email }) => email === person.email);
  const params = { id: found?.id ?? '' };
  await administrator.call(calls.updateUser, { params, body: { customRoles: [role.id] } });
  const elsewhere = await browser.newContext();
  const desk = await elsewhere.newPage();
  await signInThrough(desk, admin, person);
  await expect(desk.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();

  await signIn(page);
  await page.goto(`${admin}/admin/roles`);
  const rules = page.getByRole('region', { name: 'Second step at sign-in' });
  await rules.getByRole('button', { name: `Require of ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 of 1 has none yet.');
  await axe(page);
  await dialog.getByRole('button', { name: 'Require' }).click();
  await expect(rules.getByRole('button', { name: `No longer require of ${name}` })).toBeVisible();

  await desk.goto(`${admin}/admin/posts`);
  const begin = desk.getByRole('button', { name: 'Set up the app' });
  await expect(begin).toBeVisible();
  await axe(desk);
  await desk.reload();
  await begin.click();
  const secret = (await desk.locator('code').textContent()) ?? '';
  await desk.getByLabel('Code').fill(authenticatorCode(secret));
  await desk.getByRole('button', { name: 'Turn on' }).click();
  const codes = desk.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await desk.getByRole('button', { name: 'I have kept them' }).click();
  await expect(desk.getByRole('navigation').first()).toBeVisible();
  await expect(begin).toBeHidden();
  await elsewhere.close();

  const another = await (await browser.newContext()).newPage();
  await another.goto(`${admin}/fb-f-cms-admin-login`);
  await another.getByLabel('E-mail').fill(person.email);
  await another.getByLabel('Password', { exact: true }).fill(person.password);
  await another.getByRole('button', { name: 'Sign in' }).click();
  await another.getByRole('button', { name: 'Use a recovery code' }).click();
  await another.getByLabel('Recovery code').fill(recoveryCode);
  await another.getByRole('button', { name: 'Sign in' }).click();
  await expect(another).toHaveURL(/\/admin\/posts$/);
  await another.context().close();
});
