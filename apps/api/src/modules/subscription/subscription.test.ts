import { formMessage, formMessages, type Locale, limits } from '@fundfront/content-model';
import { calls, formCalls, oneClickUnsubscribePath } from '@fundfront/content-model/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, freshIp, send } from '../../../test/visitors.ts';
import { subscriber } from '../../db/schema/index.ts';
import type { Mail } from '../../ports/mail.ts';
import { cleanUpForms } from '../forms/cleanUpForms.ts';
import { deliverMails } from '../outbox/deliverMails.ts';

const dayMs = 86_400_000;

let api: TestApi;
let email = '';
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
beforeEach(() => {
  api.mail.sent.length = 0;
  people += 1;
  email = `reader.${people}@example.test`;
});

const advanceTime = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
const rowOf = async (address = email) => {
  const [row] = await api.handle.db.select().from(subscriber).where(eq(subscriber.email, address));
  return row;
};
async function ask(own: object = {}): Promise<Mail> {
  const { status } = await send(api, formCalls.subscribe, { ...bodies.subscribe, email, ...own });
  expect(status).toBe(200);
  await deliverMails(api.ctx());
  const mail = api.mail.sent.at(-1);
  if (!mail) throw new Error('No mail was sent');
  return mail;
}
const tokenIn = (mail: Mail, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`/subscription/${page}\\?token=(\\S+)`).exec(mail.text)?.[1] ?? '';
const confirm = (token: string, lang: Locale = 'en') =>
  send(api, calls.confirmSubscription, { token, lang, ...noCaptcha });
const end = (token: string) => send(api, calls.endSubscription, { token, ...noCaptcha });
const noCaptcha = { recaptcha_token: undefined };

describe('subscribing', () => {
  it('waits for the link of its mail, which confirms it once and for all', async () => {
    const mail = await ask({ phoneNumber: '0300-1234567', subscribeFor: 'fund manager report, sms alert' });
    expect(mail).toMatchObject({ to: email, subject: 'Please confirm your subscription' });
    expect(mail.text).toContain('- Daily NAV\n- Monthly FMR');
    expect(await rowOf()).toMatchObject({ state: 'pending', wants: ['sms alert', 'fund manager report'] });
    expect((await rowOf())?.phone).not.toContain('1234567');
    const token = tokenIn(mail, 'confirm');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await rowOf()).toMatchObject({ state: 'confirmed', confirmedAt: api.time.now });
    await deliverMails(api.ctx());
    expect(api.mail.sent.map(({ subject }) => subject)).toEqual([mail.subject, 'Your subscription is confirmed']);
  });

  it('refuses what is wrong, and a captcha that was not passed, in the language of the form', async () => {
    const wrong = { ...bodies.subscribe, name: 'Al', email: 'a@b.test', subscribeFor: '', lang: 'ur' as const };
    const { body } = await send(api, formCalls.subscribe, wrong);
    expect(body.fields?.map(({ path, message }) => [path, message])).toEqual([
      ['name', formMessage('subscribe:name.length', 'ur')],
      ['email', formMessage('subscribe:email.length', 'ur')],
      ['subscribeFor', formMessages.ur['choices.required']],
    ]);
    const refused = await send(api, formCalls.subscribe, {
      ...bodies.subscribe,
      lang: 'ur',
      recaptcha_token: 'refused',
    });
    expect([refused.status, refused.body.text_code]).toEqual([400, 'CAPTCHA']);
    expect(refused.body.error).toBe(formMessages.ur['captcha.retry']);
  });

  it('answers alike for an address that is known, in any case of letters', async () => {
    const sendAs = async (address: string) => {
      const { status, body } = await send(api, formCalls.subscribe, { ...bodies.subscribe, email: address });
      return [status, body];
    };
    const first = await sendAs(email);
    expect(await sendAs(email.toUpperCase())).toEqual(first);
    expect(first).toEqual([200, { ok: true, message: formMessages.en['form.subscribed'] }]);
    expect(await api.handle.db.$count(subscriber, eq(subscriber.email, email))).toBe(1);
  });

  it('writes to an Urdu reader in Urdu, from right to left', async () => {
    const mail = await ask({ lang: 'ur' });
    expect(mail.html).toContain('<html lang="ur" dir="rtl">');
    expect(mail.text).toContain('/ur/subscription/confirm?token=');
  });
});

describe('a link', () => {
  it('is good for seven days', async () => {
    const token = tokenIn(await ask(), 'confirm');
    advanceTime(limits.confirmationDays * dayMs);
    const { status, body } = await confirm(token, 'ur');
    expect([status, body.error]).toEqual([404, formMessages.ur['link.old']]);
    await cleanUpForms(api.ctx());
    advanceTime(1);
    await cleanUpForms(api.ctx());
    expect(await rowOf()).toBeUndefined();
  });

  it('gives way to that of a later request', async () => {
    const first = tokenIn(await ask(), 'confirm');
    const second = tokenIn(await ask(), 'confirm');
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([404, 200]);
  });

  it('must be one that was given out, for just this', async () => {
    const mail = await ask();
    const [token, unsubscribeToken] = [tokenIn(mail, 'confirm'), tokenIn(mail, 'unsubscribe')];
    const [, id = ''] = token.split('.');
    for (const forged of [
      unsubscribeToken,
      `${token}x`,
      token.replace('confirm', 'end'),
      `end.${id}.${token.split('.').at(-1)}`,
    ]) {
      if (forged !== unsubscribeToken) expect((await end(forged)).status).toBe(404);
      expect((await confirm(forged)).status).toBe(404);
    }
    expect(await rowOf()).toMatchObject({ state: 'pending' });
    expect((await confirm('short')).body.error).toBe(formMessages.en['link.old']);
  });
});

describe('who is subscribed', () => {
  it('and asks again hears so, and keeps what they have until they confirm', async () => {
    await confirm(tokenIn(await ask(), 'confirm'));
    expect((await ask()).subject).toBe('You are subscribed already');
    const change = await ask({ name: 'Somebody Else', city: 'Lahore', subscribeFor: 'fund manager report' });
    expect(change.subject).toBe('You are subscribed already: confirm the change');
    expect(await rowOf()).toMatchObject({ name: 'Bilal', city: '', wants: ['sms alert'], state: 'confirmed' });
    await confirm(tokenIn(change, 'confirm'));
    const changed = { name: 'Somebody Else', city: 'Lahore', wants: ['fund manager report'], change: null };
    expect(await rowOf()).toMatchObject(changed);
  });

  it('leaves by the link of any mail, and no older link brings them back', async () => {
    const mail = await ask();
    const token = tokenIn(mail, 'confirm');
    await confirm(token);
    const unsubscribeToken = tokenIn(mail, 'unsubscribe');
    advanceTime(400 * dayMs);
    expect([(await end(unsubscribeToken)).status, (await end(unsubscribeToken)).status]).toEqual([200, 200]);
    expect(await rowOf()).toMatchObject({ state: 'ended', endedAt: api.time.now });
    expect((await confirm(token)).status).toBe(404);
    await confirm(tokenIn(await ask(), 'confirm'));
    expect(await rowOf()).toMatchObject({ state: 'confirmed', endedAt: null });
  });
});

describe('one click (RFC 8058)', () => {
  const oneClickPathIn = (mail: Mail) => {
    const { pathname, search } = new URL((mail.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
    expect(pathname).toBe(oneClickUnsubscribePath);
    return `${pathname}${search}`;
  };
  const oneClickBody = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

  it('ends a subscription for a mail program', async () => {
    const mail = await ask({ lang: 'ur' });
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const response = await api.request(oneClickPathIn(mail), { method: 'POST', body: oneClickBody() });
    expect(response.status).toBe(200);
    expect(await rowOf()).toMatchObject({ state: 'ended' });
  });

  it('takes either kind of form, and nothing else', async () => {
    const address = oneClickPathIn(await ask());
    for (const body of [undefined, new URLSearchParams({ other: '1' }), '{"List-Unsubscribe":"One-Click"}']) {
      expect((await api.request(address, { method: 'POST', ...(body && { body }) })).status).toBe(400);
    }
    expect(await rowOf()).toMatchObject({ state: 'pending' });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await api.request(address, { method: 'POST', body: form })).status).toBe(200);
    expect(
      (await api.request(`${oneClickUnsubscribePath}?token=x`, { method: 'POST', body: oneClickBody() })).status,
    ).toBe(404);
  });

  it('ends nothing where the address is only looked at', async () => {
    const mail = await ask({ lang: 'ur' });
    const response = await api.request(oneClickPathIn(mail));
    expect(response.status).toBe(303);
    const page = `${api.env.PUBLIC_SITE_URL}/ur/subscription/unsubscribe?token=${tokenIn(mail, 'unsubscribe')}`;
    expect(response.headers.get('location')).toBe(page);
    expect(await rowOf()).toMatchObject({ state: 'pending' });
  });
});

it('begins once where one address is sent several times at once', async () => {
  const all = Array.from({ length: 4 }, () =>
    send(api, formCalls.subscribe, { ...bodies.subscribe, email }, freshIp()),
  );
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await api.handle.db.$count(subscriber, eq(subscriber.email, email))).toBe(1);
});
