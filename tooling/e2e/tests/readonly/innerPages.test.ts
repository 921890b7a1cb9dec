import { type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** The file of the drawing at a page's head, and the part of it that is shown. */
const coverOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('main [aria-hidden="true"] > span')];
    const styles = fields.map((field) => getComputedStyle(field, '::before'));
    const { maskImage = '', maskPosition = '' } = styles.find((style) => style.maskImage.includes('/patterns/')) ?? {};
    return { drawing: /patterns\/([\w-]+)\./.exec(maskImage)?.[1], part: maskPosition };
  });

test('pages of a section are siblings, each with a part of its own, and the same in both languages', async ({
  page,
  site,
}) => {
  const seen = new Map<string, Awaited<ReturnType<typeof coverOf>>>();
  const paths = ['/about-us/who-we-are', '/about-us/board-of-directors', '/sales/distributors', '/sample-stock-fund'];
  for (const locale of locales) {
    for (const path of paths) {
      await page.goto(site + publicPath(locale, path));
      const cover = await coverOf(page);
      expect(cover, `${path} in ${locale}`).toEqual(seen.get(path) ?? cover);
      seen.set(path, cover);
    }
  }
  expect([...seen.values()].map(({ drawing }) => drawing)).toEqual(['about', 'about', 'sales', 'solutions']);
  expect(seen.get('/about-us/who-we-are')?.part).not.toBe(seen.get('/about-us/board-of-directors')?.part);
});

const onward: Record<Locale, string> = { en: 'From here', ur: 'یہاں سے آگے' };

for (const locale of locales) {
  test(`a page in ${locale} ends with at most three ways onward, none of them to itself`, async ({ page, site }) => {
    for (const path of ['/about-us/who-we-are', '/about-us/code-of-conduct', '/sales/distributors', '/careers']) {
      const address = site + publicPath(locale, path);
      await page.goto(address);
      const links = page.getByRole('navigation', { name: onward[locale] }).getByRole('link');
      const to = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(to.length, path).toBeLessThanOrEqual(3);
      if (path !== '/careers') expect(to.length, path).toBe(3);
      expect(new Set(to).size).toBe(to.length);
      expect(to).not.toContain(address);
      for (const url of to) expect((await page.request.get(url)).status(), url).toBe(200);
    }
  });
}

test('the page of an event shows its own picture before its text', async ({ page, site }) => {
  await page.goto(`${site}/downloads/activities-events/first-steps-in-saving-2026`);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const text = page.getByRole('main').locator('p').last();
  expect((await picture.boundingBox())?.y).toBeLessThan((await text.boundingBox())?.y ?? 0);
});

const beside: Record<Locale, Record<'facts' | 'event' | 'day' | 'related' | 'lesson', string>> = {
  en: {
    facts: 'The company in facts',
    event: 'When and where',
    day: '12 Dec',
    related: 'Related',
    lesson: 'Investor education',
  },
  ur: {
    facts: 'کمپنی ایک نظر میں',
    event: 'کب اور کہاں',
    day: '12 دسمبر',
    related: 'مزید دیکھیے',
    lesson: 'سرمایہ کاری کی تعلیم',
  },
};

for (const locale of locales) {
  const labels = beside[locale];

  test(`in ${locale} a number and facts stand beside a text, and after it on a phone`, async ({ page, site }) => {
    await page.goto(site + publicPath(locale, '/about-us/who-we-are'));
    const facts = page.getByRole('region', { name: labels.facts });
    const text = page.getByRole('main').getByRole('article');
    await expect(facts.getByRole('definition')).toHaveCount(5);
    for (const { width, isBeside } of [
      { width: 1_440, isBeside: true },
      { width: 360, isBeside: false },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const [own, other] = [await facts.boundingBox(), await text.boundingBox()];
      if (!own || !other) throw new Error('Nothing is drawn');
      const apart = locale === 'ur' ? own.x + own.width <= other.x : own.x >= other.x + other.width;
      expect(apart, `${width}`).toBe(isBeside);
      if (!isBeside) expect(own.y).toBeGreaterThan(other.y + other.height);
    }
  });

  test(`in ${locale} a lesson shows most of its picture, its day, and how long it takes`, async ({ page, site }) => {
    await page.goto(site + publicPath(locale, '/downloads/articles/five-signs-of-fraud'));
    await expect(page.getByRole('region', { name: labels.lesson }).getByRole('definition')).toHaveCount(2);
    const shown = await page
      .getByRole('article')
      .locator('img')
      .evaluate((image: HTMLImageElement) => {
        const [own, drawn] = [image.naturalWidth / image.naturalHeight, image.clientWidth / image.clientHeight];
        return Math.min(own, drawn) / Math.max(own, drawn);
      });
    expect(shown).toBeGreaterThan(0.8);
  });

  test(`in ${locale} an event without a picture shows its day, its hours and its place, and what else there is`, async ({
    page,
    site,
  }) => {
    const address = site + publicPath(locale, '/downloads/activities-events/first-steps-in-saving-lahore');
    await page.goto(address);
    const cover = page.getByRole('article').getByText(labels.day, { exact: true });
    await expect(cover).toBeVisible();
    await expect(page.getByRole('region', { name: labels.event }).getByRole('definition')).toHaveCount(3);
    const related = page.getByRole('region', { name: labels.related });
    const to = await related
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(to).toHaveLength(3);
    expect(to).not.toContain(address);
    for (const url of to) expect((await page.request.get(url)).status(), url).toBe(200);
  });
}

test('on a phone the form of the contact page comes before the offices', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site}/customer-service/contact-us`);
  const form = await page.getByRole('main').locator('form[method="post"]').boundingBox();
  const offices = await page.getByRole('heading', { name: 'Offices' }).boundingBox();
  expect(form?.y).toBeLessThan(offices?.y ?? 0);
});
