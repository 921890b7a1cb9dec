import { formMessages, forms, limits, submissionForms, type VisitorField } from '@fundfront/content-model';
import { formCalls } from '@fundfront/content-model/wire';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, freshIp, freshToken, sampleBody, send, upload } from '../../../test/visitors.ts';
import { audit, outbox, submission, submissionFile } from '../../db/schema/index.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { deliverMails } from '../outbox/deliverMails.ts';

let api: TestApi;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  api = await openTestApi();
  await makeLive(api.ctx(), 'settings', { title: 'Sample Company', email: 'staff@example.test' }, { key: 'settings' });
  const image = sharp({ create: { width: 4, height: 3, channels: 3, background: '#0a7' } });
  picture = new Uint8Array(await image.png().toBuffer());
});
afterAll(() => api?.close());
beforeEach(async () => {
  api.captcha.down = false;
  await deliverMails(api.ctx());
  api.mail.sent.length = 0;
});

const rowOf = async (trackingNumber: string) => {
  const [row] = await api.handle.db.select().from(submission).where(eq(submission.trackingNumber, trackingNumber));
  if (!row) throw new Error(`Nothing was kept as ${trackingNumber}`);
  return row;
};
const countSubmissions = () => api.handle.db.$count(submission);

const mustHaveFile = ({ answer, required }: VisitorField) => answer === 'file' && required;
const plain = submissionForms.filter((name) => !Object.values(forms[name].fields).some(mustHaveFile));

describe.each(plain)('%s', (name) => {
  const call = formCalls[name];
  const good = sampleBody(name);

  it('keeps what was sent, and answers with a number', async () => {
    const { status, body } = await send(api, call, good);
    expect([status, body.message]).toEqual([200, formMessages.en['form.sent']]);
    expect(body.trackingNumber).toMatch(new RegExp(`^${forms[name].prefix}-2603-\\d{4}$`));
    expect(await rowOf(body.trackingNumber)).toMatchObject({
      name: 'Ayesha O’Neil',
      email: 'ayesha@example.test',
      state: 'new',
    });
  });

  it('keeps names and addresses as they are written, and answers there', async () => {
    for (const own of [
      { name: 'محمد\u200Cعلی', email: "o'neil@example.test" },
      { name: 'Ana-María D’Souza', email: 'visitor@مثال.پاکستان' },
    ]) {
      const { status, body } = await send(api, call, { ...sampleBody(name), ...own });
      expect([status, body.message]).toEqual([200, formMessages.en['form.sent']]);
      expect(await rowOf(body.trackingNumber)).toMatchObject(own);
      await deliverMails(api.ctx());
      expect(api.mail.sent.map(({ to }) => to)).toContain(own.email);
    }
  });

  it('refuses what is wrong, in the language of the form, and keeps nothing', async () => {
    const before = await countSubmissions();
    const { status, body } = await send(api, call, { ...good, name: 'x9', email: 'nobody', lang: 'ur' });
    expect([status, body.text_code]).toEqual([400, 'VALIDATION']);
    expect(body.fields).toEqual([
      { path: 'name', message: formMessages.ur['name.letters'] },
      { path: 'email', message: formMessages.ur['email.invalid'] },
    ]);
    expect(await countSubmissions()).toBe(before);
  });

  it('turns away who did not pass the captcha', async () => {
    const before = await countSubmissions();
    const message = formMessages.ur['captcha.refused'];
    const refused = await send(api, call, { ...good, lang: 'ur', recaptcha_token: 'refused' });
    expect([refused.status, refused.body.text_code]).toEqual([400, 'CAPTCHA']);
    expect(refused.body).toMatchObject({ error: message, fields: [{ path: 'recaptcha_token', message }] });
    const missing = await send(api, call, { ...good, recaptcha_token: '' });
    expect(missing.body.fields).toEqual([{ path: 'recaptcha_token', message: formMessages.en['captcha.required'] }]);
    expect(await countSubmissions()).toBe(before);
  });
});

describe('the captcha', () => {
  it('is good for one form, and is not used up by a form that was refused', async () => {
    const recaptcha_token = freshToken();
    const sendIt = (own: object) => send(api, formCalls.contact, { ...bodies.contact, recaptcha_token, ...own });
    expect((await sendIt({ message: '' })).body.text_code).toBe('VALIDATION');
    const lost = '/api/forms/uploads/visitor-nobody-sent-it.png';
    const asking = { ...bodies.requestCall, recaptcha_token, fileUrl: lost };
    expect((await send(api, formCalls.requestCall, asking)).body.text_code).toBe('VALIDATION');
    expect((await sendIt({})).status).toBe(200);
    expect((await sendIt({})).body.text_code).toBe('CAPTCHA');
  });

  it('takes one of many forms that are sent with one token at once', async () => {
    const recaptcha_token = freshToken();
    const before = await countSubmissions();
    const all = Array.from({ length: 5 }, () => send(api, formCalls.contact, { ...bodies.contact, recaptcha_token }));
    expect((await Promise.all(all)).map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await countSubmissions()).toBe(before + 1);
  });

  it('lets nobody through while it cannot be asked', async () => {
    api.captcha.down = true;
    const { status, body } = await send(api, formCalls.contact, { ...bodies.contact, lang: 'ur' });
    expect([status, body.error]).toEqual([503, formMessages.ur['form.failed']]);
  });
});

describe('an upload', () => {
  it('goes with the form that names it, and with no other', async () => {
    const { imagePath } = (await upload(api, { name: 'me.png', bytes: picture })).body;
    const asking = { ...bodies.requestCall, fileUrl: imagePath };
    const { trackingNumber } = (await send(api, formCalls.requestCall, asking)).body;
    const { id } = await rowOf(trackingNumber);
    const [file] = await api.handle.db.select().from(submissionFile).where(eq(submissionFile.submissionId, id));
    expect(file).toMatchObject({ originalName: 'me.png', mediaType: 'image/png' });
    const again = await send(api, formCalls.requestCall, { ...asking, lang: 'ur' });
    expect(again.body.fields).toEqual([{ path: 'fileUrl', message: formMessages.ur['file.unknown'] }]);
  });

  it('must be of the kind that the form takes', async () => {
    const { imagePath } = (await upload(api, { name: 'me.png', bytes: picture })).body;
    const { body } = await send(api, formCalls.complaint, { ...bodies.complaint, fileUrl: imagePath });
    expect(body.fields?.[0]?.path).toBe('fileUrl');
  });

  it('goes with one of two forms that name it at once', async () => {
    const { imagePath } = (await upload(api, { name: 'me.png', bytes: picture })).body;
    const asking = { ...bodies.requestCall, fileUrl: imagePath };
    const both = await Promise.all([1, 2].map(() => send(api, formCalls.requestCall, asking)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not taken any more when it is about to be removed', async () => {
    const { imagePath } = (await upload(api, { name: 'me.png', bytes: picture })).body;
    api.time.now = new Date(api.time.now.getTime() + limits.orphanUploadMs - 30_000);
    const { body } = await send(api, formCalls.requestCall, { ...bodies.requestCall, fileUrl: imagePath });
    expect(body.text_code).toBe('VALIDATION');
  });

  it('is asked for with an application', async () => {
    const { phone, name, email } = bodies.contact;
    const { body } = await send(api, formCalls.career, { phone, name, email, city: 'Lahore', vacancy: 'analyst' });
    expect(body.fields).toEqual([{ path: 'fileUrl', message: formMessages.en['file.required'] }]);
  });
});

it('numbers what is sent at once without a gap or a double', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(api, formCalls.distributor, bodies.distributor)));
  const numbers = sent.map(({ body }) => Number(body.trackingNumber.slice(-4))).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 6 }, (_, index) => (numbers[0] ?? 0) + index));
});

it('begins a new series with the month in Karachi', async () => {
  api.time.now = new Date('2026-03-31T19:30:00.000Z');
  const { body } = await send(api, formCalls.contact, bodies.contact);
  expect(body.trackingNumber).toBe('CU-2604-0001');
});

it('keeps phone and identity card number sealed, and nothing personal in the journal', async () => {
  const { body } = await send(api, formCalls.requestCall, bodies.requestCall);
  const { answers } = await rowOf(body.trackingNumber);
  expect(JSON.stringify(answers)).not.toMatch(/0300|1234567/);
  expect(answers.message).toBe('Please call me');
  const rows = await api.handle.db.select().from(audit).where(eq(audit.action, 'form.receive'));
  const auditJson = JSON.stringify(rows.map(({ who, type, detail }) => [who, type, detail]));
  expect(auditJson).toContain(body.trackingNumber);
  expect(auditJson).not.toMatch(/ayesha|O’Neil|0300|1234567/i);
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: true });
});

describe('mails', () => {
  it('go to the visitor, in their language, and to staff', async () => {
    const { trackingNumber } = (await send(api, formCalls.complaint, { ...bodies.complaint, lang: 'ur' })).body;
    await deliverMails(api.ctx());
    const sentTo = (to: string) => api.mail.sent.find((mail) => mail.to === to);
    const receipt = sentTo('ayesha@example.test');
    const notice = sentTo('staff@example.test');
    expect(receipt).toMatchObject({ to: 'ayesha@example.test', subject: expect.stringContaining(trackingNumber) });
    expect(receipt?.html).toContain('dir="rtl"');
    expect(receipt?.html).toContain(`<bdi dir="ltr">${trackingNumber}</bdi>`);
    expect(receipt?.text).toContain(`\u2066${trackingNumber}\u2069`);
    expect(receipt?.text).not.toContain('It took too long');
    const { id } = await rowOf(trackingNumber);
    expect(notice).toMatchObject({
      to: 'staff@example.test',
      subject: `New: Complaint and feedback, ${trackingNumber}`,
    });
    expect(notice?.text).toContain(`/admin/forms/${id}`);
    expect(notice?.text).not.toMatch(/ayesha@|0300|It took/);
  });

  it('are written with what they are about, or not at all', async () => {
    const before = await api.handle.db.$count(outbox);
    const recaptcha_token = freshToken();
    await send(api, formCalls.contact, { ...bodies.contact, recaptcha_token });
    expect(await api.handle.db.$count(outbox)).toBe(before + 2);
    await send(api, formCalls.contact, { ...bodies.contact, recaptcha_token });
    expect(await api.handle.db.$count(outbox)).toBe(before + 2);
  });

  it('fill nobody’s mailbox', async () => {
    for (let time = 0; time < 15; time += 1) {
      expect((await send(api, formCalls.contact, { ...bodies.contact, email: 'Victim@example.test' })).status).toBe(
        200,
      );
    }
    await deliverMails(api.ctx());
    expect(api.mail.sent.filter(({ to }) => to === 'Victim@example.test').length).toBeLessThanOrEqual(11);
    expect(api.mail.sent.filter(({ to }) => to === 'staff@example.test')).toHaveLength(15);
  });
});

it('slows down who sends very many, in their language, by network', async () => {
  const network = (host: number) => `2001:db8:1:2::${host}`;
  let limited: Awaited<ReturnType<typeof send>> | undefined;
  for (let host = 1; host < 60 && limited?.status !== 429; host += 1) {
    limited = await send(
      api,
      formCalls.contact,
      { ...bodies.contact, lang: 'ur', recaptcha_token: 'refused' },
      network(host),
    );
  }
  expect(limited?.body).toMatchObject({ text_code: 'RATE_LIMITED', error: formMessages.ur['form.tooMany'] });
  expect(Number(limited?.headers.get('retry-after'))).toBe(limited?.body.retryAfter);
  expect((await send(api, formCalls.contact, bodies.contact, freshIp())).status).toBe(200);
});

it('is sent as JSON alone', async () => {
  const body = new URLSearchParams({ ...bodies.contact, recaptcha_token: freshToken() });
  const response = await api.request(formCalls.contact.path, { method: 'POST', body });
  expect(response.status).toBe(415);
});
