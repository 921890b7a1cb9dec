import { randomUUID } from 'node:crypto';
import type { Client } from '@fundfront/api-client';
import { formatDay, type Locale } from '@fundfront/content-model';
import { calls, type PriceSheet } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { apiAs, expect, firstAdmin, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { addPerson, mails, type SentMail, type TestProduct } from '../../harness/index.ts';
import { fillFooter, footerForm, solveCaptcha, submit } from '../../visitorForm.ts';

// Prices are never taken back, and who subscribes gets every mail after it: a product of its own.

const pages: Record<Locale, { path: string; confirm: string }> = {
  en: { path: '/about-us/partners', confirm: 'Confirm my subscription' },
  ur: { path: '/ur/about-us/partners', confirm: 'میری سبسکرپشن کی تصدیق کریں' },
};

async function subscribe(page: Page, product: TestProduct, locale: Locale): Promise<() => Promise<SentMail[]>> {
  const email = `${randomUUID().slice(0, 8)}@sample.example`;
  const received = async () => (await mails(product)).filter(({ to }) => to === email);
  await page.goto(product.site + pages[locale].path);
  const form = footerForm(page);
  await fillFooter(form, locale, email);
  await solveCaptcha(form, formLabels[locale].robot);
  await submit(form, 'subscribe', locale);
  await expect.poll(async () => (await received()).length).toBe(1);
  const [mail] = await received();
  const link = mail?.text.split(/\s+/).find((word) => word.includes('/subscription/confirm?token='));
  await page.goto(link ?? '');
  await expect(page.locator('nav[data-ready]')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: pages[locale].confirm, exact: true }).click();
  await expect.poll(async () => (await received()).length).toBe(2);
  return received;
}

/** A thousandth above the price before, to four decimals. */
function risen(nav: string): string {
  const units = BigInt(nav.replace('.', ''));
  const text = String(units + units / 1_000n).padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`;
}

/** Of the last business day before today, whose evening is over. */
async function announceDay(maker: Client, checker: Client): Promise<{ day: string; rows: PriceSheet['rows'] }> {
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  const { previous: day } = await maker.call(calls.getPriceSheet, { params: { day: today } });
  const { rows } = await maker.call(calls.getPriceSheet, { params: { day } });
  const drafts: { fund: string; version: number }[] = [];
  for (const { fund, previous } of rows) {
    const none = { offer: null, redemption: null, payout: null, reasonEn: null, reasonUr: null, until: null };
    const nav = risen(previous?.nav ?? '100.0000');
    const body = { version: null, kind: 'price' as const, nav, ...none, note: 'As computed for this test' };
    const saved = await maker.call(calls.savePriceDraft, { params: { day, fund }, body });
    drafts.push({ fund, version: saved.draft?.version ?? 0 });
  }
  const submitted = await maker.call(calls.submitPrices, { params: { day }, body: { funds: drafts } });
  expect(submitted).toEqual({ submitted: drafts.length, left: [] });
  const sheet = await checker.call(calls.getPriceSheet, { params: { day } });
  const funds = sheet.rows.flatMap(({ fund, draft }) => (draft ? [{ fund, version: draft.version }] : []));
  const approved = await checker.call(calls.approvePrices, { params: { day }, body: { funds } });
  expect(approved).toEqual({ approved: funds.length, left: [] });
  return { day, rows: rows.filter(({ kind }) => kind === 'fund') };
}

async function publishReport(publisher: Client): Promise<string> {
  const { entries } = await publisher.call(calls.listEntries, {
    params: { type: 'download' },
    query: { filter: 'section:fund-managers-report' },
  });
  const [sample] = entries;
  if (!sample) throw new Error('There is no report to make another from');
  const { data } = await publisher.call(calls.getEntry, {
    params: { type: 'download', id: sample.id, locale: 'en' },
  });
  const title = `Report ${randomUUID().slice(0, 8)}`;
  const date = new Date().toISOString().slice(0, 10);
  const made = await publisher.call(calls.createEntry, {
    params: { type: 'download' },
    body: { locale: 'en', data: { ...data, title, slug: randomUUID(), date, supersedes: null } },
  });
  const params = { type: 'download', id: made.id, locale: 'en' as const };
  await publisher.call(calls.publishEntry, { params, body: { version: made.rows.en?.version ?? 1 } });
  return title;
}

test('approved prices are mailed once to each subscriber, in their language, and the staff see and hold what goes out', async ({
  page,
  ownProduct,
  axe,
}) => {
  test.slow();
  const administrator = apiAs(ownProduct.api, firstAdmin);
  const english = await subscribe(page, ownProduct, 'en');
  const urdu = await subscribe(page, ownProduct, 'ur');
  const maker = apiAs(ownProduct.api, await addPerson(administrator, ['nav-maker']));
  const checker = apiAs(ownProduct.api, await addPerson(administrator, ['nav-checker']));
  const { day, rows } = await announceDay(maker, checker);
  await expect.poll(async () => (await english()).length, { timeout: 60_000 }).toBe(3);
  await expect.poll(async () => (await urdu()).length, { timeout: 60_000 }).toBe(3);

  await test.step('the mails hold what was announced', async () => {
    for (const [locale, read] of [
      ['en', english],
      ['ur', urdu],
    ] as const) {
      const mail = (await read()).at(-1);
      expect(mail?.html).toContain(`lang="${locale}"`);
      expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      for (const { previous } of rows) {
        if (!previous) continue;
        expect(mail?.text).toContain(risen(previous.nav));
        expect(mail?.html).toContain(risen(previous.nav));
      }
    }
  });

  const login = await addPerson(administrator, ['admin']);
  expect((await page.request.post(ownProduct.admin + calls.login.path, { data: login })).status()).toBe(200);
  await page.goto(`${ownProduct.admin}/admin/alerts`);
  const title = `Prices of ${formatDay(day)}`;

  await test.step('the run is over, with a receipt for each, and the mail is shown in both languages', async () => {
    const run = page.getByRole('region', { name: title });
    await expect(run.getByText('Gone out')).toBeVisible();
    await expect(run.getByText('2 accepted')).toBeVisible();
    await expect(run.getByText('0 wait')).toBeVisible();
    const sent = page.getByRole('complementary', { name: 'The mail as sent' });
    // Nothing that would let it run a script, send a form or leave.
    await expect(sent.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
    const mail = sent.frameLocator('iframe');
    await expect(mail.locator('[data-style]').first()).toHaveAttribute('style', /./);
    await expect(mail.locator('[style*="background"]').first()).toBeVisible();
    await axe(page);
    await sent.getByRole('radio', { name: 'اردو' }).click();
    await sent.getByRole('radio', { name: 'Text' }).click();
    await expect(sent.locator('pre')).toHaveAttribute('dir', 'rtl');
    await axe(page);
  });

  await test.step('a new report waits, is paused before it goes out, and resumed', async () => {
    const report = await publishReport(administrator);
    await page.reload();
    await page.getByRole('link', { name: report }).click();
    const run = page.getByRole('region', { name: report });
    await expect(run.getByText('Waits')).toBeVisible();
    await run.getByRole('button', { name: 'Pause' }).click();
    await expect(run.getByText(/^Paused by Test admin/)).toBeVisible();
    await axe(page);
    await run.getByRole('button', { name: 'Resume' }).click();
    await expect(run.getByText('Waits')).toBeVisible();
    expect([(await english()).length, (await urdu()).length]).toEqual([3, 3]);
  });

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await axe(page);
  });
});
