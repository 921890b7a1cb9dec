import type { Page } from '@playwright/test';

/** Notes what goes wrong in a page as it runs: errors on the console, exceptions, requests that fail or are refused. */
export function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    // Browsers tell the status of the page itself, too: whoever opened it knows that.
    const ofPage = message.location().url === page.url();
    if (message.type() === 'error' && !ofPage) failures.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => failures.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page gives up what it was still loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) failures.push(`${response.url()}: ${response.status()}`);
  });
  return failures;
}
