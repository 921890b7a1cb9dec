import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addStyles } from './addStyles.ts';

export interface AxeOptions {
  exclude?: readonly string[];
  only?: string[];
}

/** A toast that comes or goes meanwhile would be measured half transparent. */
const stopFading = (page: Page) =>
  addStyles(
    page,
    '[data-sonner-toast], [data-sonner-toast] * { transition: none !important; animation: none !important }',
  );

/** All of WCAG 2.2 A and AA and the recommended practice; axe checks target sizes only when asked. */
export async function expectAccessible(page: Page, { exclude = [], only }: AxeOptions = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: only } }),
  });
  // Without frames of other origins there is nothing to put together: else a blank page would be opened for that each time.
  axe.setLegacyMode();
  for (const selector of exclude) axe.exclude(selector);
  await stopFading(page);
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(' | ')})`,
  );
  expect(findings).toEqual([]);
}
