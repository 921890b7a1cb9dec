import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands; a failure names each rule and where. All of WCAG 2.2 A and AA
 * and the recommended practice: the size of targets is off in axe unless asked for.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(' | ')})`,
  );
  expect(findings).toEqual([]);
}
