import type { Locale } from '@fundfront/content-model';
import { expect, type Page } from '@playwright/test';
import { addStyles } from './addStyles.ts';
import { expectAccessible } from './axe.ts';
import { findUnreadableText } from './findUnreadableText.ts';
import { tabThrough } from './tabThrough.ts';

/** A new size is taken over piece by piece until a frame was rendered with it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

export async function expectReadableAt(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: width === 320 ? 256 : 800 });
    expect.soft(await findUnreadableText(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** WCAG 1.4.12. Letters of Arabic script are joined, so they are not set apart. */
const applyTextSpacing = (page: Page, locale: Locale) => {
  const letters = locale === 'ur' ? '' : 'line-height: 1.5 !important; letter-spacing: 0.12em';
  return addStyles(
    page,
    `* { word-spacing: 0.16em !important; ${letters} !important }
     p { margin-block-end: 2em !important }`,
  );
};

export async function expectFocusSeen(page: Page, what: string, part: 'body' | 'main'): Promise<void> {
  if (part === 'body') await expect(page.locator('nav[data-ready]')).toBeVisible();
  const { stops, faults } = await tabThrough(page, part);
  if (part === 'body') expect(stops).toBeGreaterThan(30);
  expect.soft(faults, `the focus on ${what}`).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

export async function lookClosely(page: Page, path: string, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await resize(page, { width: 390, height: 900 });
  await expectAccessible(page);
  await resize(page, { width: 240, height: 800 });
  await expectAccessible(page, { only: ['target-size'] });
  await expectReadableAt(page, path, [505, 768, 1_024]);
  await applyTextSpacing(page, locale);
  await expectReadableAt(page, `${path} with text set wider`, [320, 1_440]);
}
