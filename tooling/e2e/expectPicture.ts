import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';

const folder = path.resolve(import.meta.dirname, 'pictures');

/**
 * The folder of the pictures that this browser is compared with, or null where none were taken with its version, which
 * draws letters a little differently: its pictures would show no change of ours.
 */
export function picturesOf(browser: Browser, { config }: TestInfo): string | null {
  const [version = ''] = browser.version().split('.');
  const name = `chromium-${version}`;
  if (existsSync(path.join(folder, name)) || config.updateSnapshots === 'all') return name;
  console.info(`There are no pictures of Chromium ${version}; take them with --update-snapshots=all`);
  return null;
}

/** Of what the screen shows. */
export const expectPicture = (page: Page, pictures: string, name: string, mask: Locator[] = []) =>
  expect.soft(page).toHaveScreenshot([pictures, `${name}.png`], {
    animations: 'disabled',
    caret: 'hide',
    maxDiffPixelRatio: 0.01,
    mask,
  });
