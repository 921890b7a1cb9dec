import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export interface AxeOptions {
  exclude?: readonly string[];
  only?: string[];
}

/** What fades in or out at that moment would be measured half transparent. */
async function stopFading(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast][data-visible="true"]').evaluateAll((toasts) => {
    for (const part of toasts.flatMap((toast) => [toast, ...toast.querySelectorAll('[data-content], [data-icon]')])) {
      if (!(part instanceof HTMLElement)) continue;
      part.style.setProperty('transition', 'none', 'important');
      part.style.setProperty('animation', 'none', 'important');
      part.style.setProperty('opacity', '1', 'important');
    }
  });
}

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
