import type { Page } from '@playwright/test';

/** Keeps what has such an address on its way. @returns what lets it through */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letThrough;
}
