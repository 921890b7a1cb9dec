import type { Locale } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { addStyles } from '../../addStyles.ts';
import { expectPicture, picturesOf } from '../../expectPicture.ts';
import { expect, test } from '../../fixtures.ts';

const widths = [360, 768, 1_440] as const;

interface Screen {
  urlPath: Record<Locale, string>;
  open?: (page: Page, locale: Locale) => Promise<void>;
  from?: number;
  below?: number;
  changing?: string;
}

const both = (urlPath: string) => ({ en: urlPath, ur: `/ur${urlPath}` });
const labels = {
  en: { menu: 'Open menu', fund: 'Investment solutions', send: 'Request a call' },
  ur: { menu: 'مینو کھولیں', fund: 'سرمایہ کاری کے حل', send: 'کال بیک کی درخواست' },
};

const home = { en: '/home', ur: '/ur' };

const screens: Record<string, Screen> = {
  home: { urlPath: home, changing: 'table, time' },
  prose: { urlPath: both('/about-us/code-of-conduct') },
  'text with facts': { urlPath: both('/about-us/who-we-are'), changing: 'main time' },
  article: { urlPath: both('/downloads/articles/supplement-income-growth-fund-december-2026'), changing: 'main time' },
  landing: { urlPath: both('/about-us') },
  event: { urlPath: both('/downloads/activities-events/first-steps-in-saving-2026'), changing: 'main time' },
  people: { urlPath: both('/about-us/board-of-directors') },
  downloads: { urlPath: both('/downloads/fund-managers-report') },
  faq: { urlPath: both('/customer-service/faq') },
  contact: { urlPath: both('/customer-service/contact-us') },
  'form with errors': {
    urlPath: both('/customer-service/request-a-call'),
    async open(page, locale) {
      const form = page.locator('main form').first();
      await form.locator('input').first().focus();
      await form.getByRole('button', { name: labels[locale].send }).click();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
      await page.mouse.move(0, 0);
      // It comes once its script is there, and goes after seconds.
      await addStyles(page, '[data-sonner-toaster] { display: none !important }');
      // Where the focus brought the page depends on the order of two frames.
      await page
        .getByRole('main')
        .getByRole('alert')
        .first()
        .evaluate((summary) => summary.scrollIntoView());
    },
  },
  'mega menu': {
    urlPath: home,
    from: 1_024,
    changing: 'table, time',
    async open(page, locale) {
      await expect(page.locator('nav[data-ready]')).toBeVisible();
      await page
        .locator('nav[data-ready]')
        .getByRole('link', { name: labels[locale].fund, exact: true })
        .first()
        .hover();
      await expect(page.locator('[data-open] [data-panel]')).toBeVisible();
    },
  },
  'mobile menu': {
    urlPath: home,
    below: 1_024,
    async open(page, locale) {
      await page.getByRole('button', { name: labels[locale].menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  search: {
    urlPath: both('/about-us'),
    from: 1_024,
    async open(page, locale) {
      await expect(page.locator('nav[data-ready]')).toBeVisible();
      const box = page.getByRole('searchbox').first();
      await box.fill(locale === 'en' ? 'partners' : 'شراکت');
      await box.press('Enter');
      await expect(page.getByRole('search').first().getByRole('list').first()).toBeVisible();
    },
  },
  'not found': { urlPath: both('/no-such-page') },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of ['en', 'ur'] as const) {
  test(`the public pages look as they did, in ${locale}`, async ({ page, browser, site }, info) => {
    const pictures = picturesOf(browser, info);
    for (const [name, { urlPath, open, from = 0, below = Number.POSITIVE_INFINITY, changing }] of Object.entries(
      screens,
    )) {
      for (const width of widths.filter((each) => each >= from && each < below)) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await page.goto(site + urlPath[locale]);
        await page.evaluate(() => document.fonts.ready);
        await open?.(page, locale);
        if (pictures === null) continue;
        const masks = changing ? [page.locator(changing)] : [];
        await expectPicture(page, pictures, `${name.replaceAll(' ', '-')}-${locale}-${width}`, masks);
      }
    }
  });
}
