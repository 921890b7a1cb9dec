import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that the browser takes when something is pressed. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
