import { locales, publicPath } from '@fundfront/content-model';
import { richTextSample } from '@fundfront/content-model/richTextSamples';
import { livePage, newWord, publish, rewrite } from '../../content.ts';
import { expect, test } from '../../fixtures.ts';

test('the site shows every element of a text as the API stored it', async ({ page, administrator, site, axe }) => {
  const title = `Text ${newWord()}`;
  const { entry, path } = await livePage(administrator, { title, body: richTextSample });
  expect(entry.data.body).toBe(richTextSample);
  await rewrite(administrator, entry, 'ur', { title, body: richTextSample });
  await publish(administrator, entry, 'ur');
  for (const locale of locales) {
    const response = await page.goto(site + publicPath(locale, path));
    // Addresses of headings and the reach of tables by keyboard are the page's own.
    const shown = (await response?.text())?.replace(/(<h2) id="[^"]*"|(<table) tabindex="0"/g, '$1$2');
    expect(shown).toContain(richTextSample);
    await axe(page);
  }
});
