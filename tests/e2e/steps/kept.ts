import type { Page } from '@playwright/test';

/** A value the shop keeps in this browser; undefined when there is none. */
export async function kept(page: Page, key: string): Promise<string | undefined> {
  return page.evaluate((name) => localStorage.getItem(name) ?? undefined, key);
}

/** Lets the browser keep a value before the first page opens. */
export async function keep(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

/** The SKUs and quantities of the cart of a guest, as this browser keeps it for a market. */
export async function keptCart(page: Page, site: string): Promise<Readonly<Record<string, number>>> {
  const { list = {} }: { list?: Partial<Record<string, { sku: string; quantity: number }[]>> } = JSON.parse(
    (await kept(page, 'shoppingCart')) ?? '{}',
  );
  return Object.fromEntries((list[site] ?? []).map(({ sku, quantity }) => [sku, quantity]));
}
