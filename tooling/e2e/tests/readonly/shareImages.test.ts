import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readHtml, readSitemap } from '../../readHtml.ts';

test.describe.configure({ timeout: 600_000 });

interface Faults {
  url: string;
  faults: string[];
}

/** By what is painted: the section's label is gold, the title white, and the room below the label is the ground's alone. */
const lookAt = (page: Page, urls: readonly string[]): Promise<Faults[]> =>
  page.evaluate(async (all) => {
    const size = { width: 1_200, height: 630 };
    const room = 10;
    // Above it stand the company's star, gold as well, and its name.
    const headEnd = 136;
    const edge = 24;
    const isWhite = (r: number, g: number, b: number) => Math.min(r, g, b) > 225;
    const isGold = (r: number, g: number, b: number) => r > 190 && g > 145 && b < 130;

    async function pixelsOf(url: string): Promise<Uint8ClampedArray> {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      if (!context || picture.width !== size.width || picture.height !== size.height)
        throw new Error(`${url} is ${picture.width} by ${picture.height}`);
      context.drawImage(picture, 0, 0);
      return context.getImageData(0, 0, size.width, size.height).data;
    }

    function rowsOf(data: Uint8ClampedArray, is: typeof isWhite): number[] {
      return Array.from({ length: size.height }, (_, y) => {
        let count = 0;
        for (let x = 0; x < size.width; x += 1) {
          const at = (y * size.width + x) * 4;
          if (is(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count += 1;
        }
        return count;
      });
    }

    function faultsOf(data: Uint8ClampedArray): string[] {
      const white = rowsOf(data, isWhite);
      const gold = rowsOf(data, isGold);
      const labelTop = gold.findIndex((count, y) => count > 0 && y > headEnd);
      const labelEnd = labelTop < 0 ? headEnd : gold.findLastIndex((count) => count > 0);
      const faults: string[] = [];
      if (white.slice(labelEnd + 1).every((count) => count === 0)) faults.push('has no title');
      if (white.slice(size.height - edge).some((count) => count > 0))
        faults.push('has a title that runs into its foot');
      if (labelTop >= 0 && white.slice(labelTop, labelEnd + room).some((count) => count > 0))
        faults.push('has a title that runs under its label');
      return faults;
    }

    const found: Faults[] = [];
    for (const url of all) {
      const faults = faultsOf(await pixelsOf(url));
      if (faults.length > 0) found.push({ url, faults });
    }
    return found;
  }, urls);

test('no title of a share image runs under the label of its section, or out of the picture', async ({ page, site }) => {
  const pages = readSitemap(await (await page.request.get(`${site}/sitemap.xml`)).text()).map(({ loc }) => loc);
  const images: string[] = [];
  for (const url of pages) images.push(readHtml(await (await page.request.get(url)).text()).image ?? `none: ${url}`);
  expect(images.filter((image) => !image.startsWith(`${site}/`))).toEqual([]);
  expect(new Set(images).size).toBeGreaterThan(150);
  await page.goto(`${site}/no-such-page`);
  expect(await lookAt(page, [...new Set(images)])).toEqual([]);
});
