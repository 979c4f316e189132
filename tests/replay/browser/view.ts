import type { Page } from '@playwright/test';

/** What the page finds when it looks whether it is in view. */
export async function pretend(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate(
    (value) => void Object.defineProperty(document, 'visibilityState', { value, configurable: true }),
    state,
  );
}

/** Brings the page into view or takes it out of view, as far as the page can tell. */
export async function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await pretend(page, state);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The document is being left. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
}

/** The network goes or comes back. */
export async function setNetwork(page: Page, news: 'online' | 'offline'): Promise<void> {
  await page.evaluate((name) => void window.dispatchEvent(new Event(name)), news);
}
