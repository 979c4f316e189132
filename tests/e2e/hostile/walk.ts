import type { Page } from '@playwright/test';

/**
 * Shows one address after the other in the page that is open, as links of the shop do, and lets each be rendered.
 * Chromium must not hold back so many changes of an address: see `launchOptions` of the project.
 */
export async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (list) => {
    const rendered = () => new Promise((resolve) => setTimeout(resolve));
    for (const address of list) {
      history.replaceState(history.state, '', address);
      await rendered();
    }
  }, addresses);
}

/** An address with a text in each of the named parts of its query. */
export const addressWith = (path: string, names: readonly string[], text: string): string =>
  `${path}?${new URLSearchParams(names.map((name) => [name, text]))}`;
