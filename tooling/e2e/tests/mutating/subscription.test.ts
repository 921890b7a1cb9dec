import { randomUUID } from 'node:crypto';
import { formMessages, type Locale } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import type { SentMail } from '../../harness/index.ts';
import { fillFooter, footerForm, solveCaptcha, submit } from '../../visitorForm.ts';

type Labels = Record<'confirm' | 'confirmed' | 'end' | 'ended' | 'again', string> & { page: string; path: string };

const labels: Record<Locale, Labels> = {
  en: {
    page: '/about-us/partners',
    path: '/subscription',
    confirm: 'Confirm my subscription',
    confirmed: 'Your subscription is confirmed.',
    end: 'Unsubscribe',
    ended: 'You are unsubscribed.',
    again: 'Subscribe again',
  },
  ur: {
    page: '/ur/about-us/partners',
    path: '/ur/subscription',
    confirm: 'میری سبسکرپشن کی تصدیق کریں',
    confirmed: 'آپ کی سبسکرپشن کی تصدیق ہو گئی۔',
    end: 'سبسکرپشن ختم کریں',
    ended: 'آپ کی سبسکرپشن ختم ہو گئی۔',
    again: 'دوبارہ سبسکرائب کریں',
  },
};

const uniqueEmail = () => `${randomUUID().slice(0, 8)}@sample.example`;

function linkIn({ text }: SentMail, path: string): string {
  const [link] = text.split(/\s+/).filter((word) => word.includes(`${path}?token=`));
  if (!link) throw new Error(`The mail has no link to ${path}`);
  return link;
}

/** The address that mail programs call when their reader unsubscribes (RFC 8058). */
function oneClickOf({ headers }: SentMail): string {
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  return (headers['list-unsubscribe'] ?? '').replace(/^<|>$/g, '');
}

for (const locale of ['en', 'ur'] as const) {
  const { page: pagePath, path, confirm, confirmed, end, ended, again } = labels[locale];
  const old = formMessages[locale]['link.old'];

  async function follow(page: Page, link: string, button: string, response: string) {
    await page.goto(link);
    await expect(page.locator('nav[data-ready]')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: response })).toBeVisible();
  }

  test.describe(`a subscription in ${locale}`, () => {
    async function subscribe(page: Page, site: string, email: string, read: () => Promise<SentMail[]>) {
      const before = (await read()).length;
      await page.goto(site + pagePath);
      const form = footerForm(page);
      await fillFooter(form, locale, email);
      await solveCaptcha(form, formLabels[locale].robot);
      await submit(form, 'subscribe', locale);
      await expect.poll(async () => (await read()).length).toBe(before + 1);
      const mail = (await read()).at(-1);
      if (!mail) throw new Error('No mail came');
      return mail;
    }

    test('is confirmed by the link of its mail, as often as it is used, and ends by any mail’s', async ({
      page,
      site,
      axe,
      mailsTo,
    }) => {
      const email = uniqueEmail();
      const mail = await subscribe(page, site, email, () => mailsTo(email));
      const link = linkIn(mail, `${path}/confirm`);
      await page.goto(link);
      await axe(page);
      await follow(page, link, confirm, confirmed);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: confirmed })).toBeFocused();
      await axe(page);
      await follow(page, link, confirm, confirmed);

      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
      const [, welcome = mail] = await mailsTo(email);
      const way = linkIn(welcome, `${path}/unsubscribe`);
      await page.goto(way);
      await axe(page);
      await follow(page, way, end, ended);
      await follow(page, way, end, ended);

      await follow(page, link, confirm, old);
      await expect(page.getByRole('main').getByRole('link', { name: again })).toBeVisible();
      await axe(page);
    });

    test('ends by one press in a mail program, and by no mere look', async ({ page, request, site, mailsTo }) => {
      const email = uniqueEmail();
      const mail = await subscribe(page, site, email, () => mailsTo(email));
      const oneClick = oneClickOf(mail);
      await page.goto(oneClick);
      await expect(page).toHaveURL(linkIn(mail, `${path}/unsubscribe`));
      await expect(page.getByRole('main').getByRole('button', { name: end, exact: true })).toBeVisible();
      await follow(page, linkIn(mail, `${path}/confirm`), confirm, confirmed);

      const response = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
      expect([response.status(), await response.text()]).toEqual([200, 'Unsubscribed']);
      await follow(page, linkIn(mail, `${path}/confirm`), confirm, old);
    });

    test('gives a link up for that of a later request, and takes none that was never given out', async ({
      page,
      site,
      axe,
      mailsTo,
    }) => {
      const email = uniqueEmail();
      const first = await subscribe(page, site, email, () => mailsTo(email));
      const second = await subscribe(page, site, email, () => mailsTo(email));
      await follow(page, linkIn(first, `${path}/confirm`), confirm, old);
      await follow(page, linkIn(second, `${path}/confirm`), confirm, confirmed);
      await follow(page, `${linkIn(first, `${path}/unsubscribe`)}x`, end, old);
      await page.goto(`${site}${path}/confirm`);
      await expect(page.getByRole('main').getByText(old)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await axe(page);
    });
  });
}
