import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import { livePage, newWord } from '../../content.ts';
import { expect, test } from '../../fixtures.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

interface Receiver {
  url: string;
  received: Received[];
  status: number;
  server: Server;
}

async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(receiver.status).end('noted');
  });
  const receiver: Receiver = { url: '', received: [], status: 200, server };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  receiver.url = `http://127.0.0.1:${port}/hook`;
  return receiver;
}

/** An open position, since other tests publish pages meanwhile: its webhook is told of nothing else. */
async function publishPosition(client: Client) {
  const type = 'vacancies';
  const own = { title: 'Told of', slug: newWord(), city: 'Karachi', department: null, summary: null, body: null };
  const shared = { employment: 'full-time', openings: 1, date: '2026-11-20', closingDate: null };
  const { id, version } = await client.call(calls.createEntry, {
    params: { type },
    body: { locale: 'en', data: { ...own, ...shared, seo: null } },
  });
  const params = { type, id, locale: 'en' as const };
  const { path } = await client.call(calls.publishEntry, { params, body: { version } });
  return { id, path };
}

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => {
  receiver.server.closeAllConnections();
  receiver.server.close();
});

test('a webhook is made, told of a published entry, signed, and its log shows what became of it', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const name = `Index ${newWord()}`;
  await signIn(page);
  await page.goto(`${admin}/admin/webhooks`);
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://169.254.169.254/latest');
  await dialog.getByRole('checkbox', { name: /^Open positions$/ }).check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Make the webhook' }).click();
  await expect(dialog.getByText('It leads into a private network')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await dialog.getByRole('button', { name: 'Make the webhook' }).click();
  const secret = await page.getByRole('textbox', { name: 'The signing secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await axe(page);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();

  await test.step('an open position goes live', async () => {
    const { id, path } = await publishPosition(administrator);
    const about = () => receiver.received.find(({ body }) => body.includes(id));
    await expect.poll(() => about() !== undefined, { timeout: 30_000 }).toBe(true);
    const { headers, body } = about() ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toMatchObject({ type: 'content.published', data: { id, path } });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  await test.step('the log shows it', async () => {
    const row = page.getByRole('row', { name: /Published Delivered/ });
    await expect(row).toBeVisible({ timeout: 15_000 });
    await row.getByRole('button', { name: /Show/ }).click();
    const detail = page.getByRole('complementary', { name: 'Delivery' });
    await expect(detail.getByText('"content.published"')).toBeVisible();
    await expect(detail.getByRole('region', { name: 'Came back' })).toContainText('noted');
    await axe(page);
  });

  await test.step('a test that fails is told, and sent again', async () => {
    receiver.status = 500;
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('It did not arrive. It answered 500')).toBeVisible();
    const detail = page.getByRole('complementary', { name: 'Delivery' });
    await expect(detail.getByText('Failed')).toBeVisible();
    receiver.status = 200;
    await detail.getByRole('button', { name: 'Send again' }).click();
    await expect(detail.getByText('Delivered')).toBeVisible();
  });

  await test.step('it fits a phone, in both themes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(`${admin}/admin/webhooks`);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a read token is shown once, reads what it is for, and nothing once it is revoked', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const name = `App ${newWord()}`;
  const { entry } = await livePage(administrator, { title: 'Read by an app' });
  await signIn(page);
  await page.goto(`${admin}/admin/read-tokens`);
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New read token' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByText('Choose what it may read')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Pages$/ }).check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  const token = await page.getByRole('textbox', { name: 'The token' }).inputValue();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Never');
  await expect(page.getByText(token)).toHaveCount(0);

  const read = (type: string) =>
    request.get(`${admin}/api/read/${type}/${entry.id}?locale=en`, { headers: { authorization: `Bearer ${token}` } });
  expect(await (await read('page')).json()).toMatchObject({ id: entry.id, title: 'Read by an app' });
  expect((await read('fund')).status()).toBe(403);
  await page.reload();
  await expect(row).toContainText('just now');
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect((await read('page')).status()).toBe(401);
});
