import type { Page } from '@playwright/test';
import { e2eOrigin } from '#tests/fixtures/e2e-ports.ts';

/** A value the shop keeps in this browser; undefined when there is none. */
export async function kept(page: Page, key: string): Promise<string | undefined> {
  return page.evaluate((name) => localStorage.getItem(name) ?? undefined, key);
}

/** Lets the browser keep a value before the first page opens. */
export async function keep(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

/** Lets the browser keep these values, and nothing else, before the shop opens in it; what the shop changes stays changed. */
export async function keepAlone(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: e2eOrigin, localStorage }] });
}

/** Lets the browser keep a guest's cart of a market, and nothing else, before the shop opens in it. */
export async function keepCart(page: Page, site: string, quantities: Readonly<Record<string, number>>): Promise<void> {
  const lines = Object.entries(quantities).map(([sku, quantity]) => ({ sku, quantity, buyType: 0 }));
  await keepAlone(page, { shoppingCart: JSON.stringify({ list: { [site]: lines } }) });
}

/** The SKUs and quantities of the cart of a guest, as this browser keeps it for a market. */
export async function keptCart(page: Page, site: string): Promise<Readonly<Record<string, number>>> {
  const { list = {} }: { list?: Partial<Record<string, { sku: string; quantity: number }[]>> } = JSON.parse(
    (await kept(page, 'shoppingCart')) ?? '{}',
  );
  return Object.fromEntries((list[site] ?? []).map(({ sku, quantity }) => [sku, quantity]));
}
