import type { Page } from '@playwright/test';

export interface CartEvent {
  readonly name: string;
  readonly detail: unknown;
}

declare global {
  interface Window {
    heardCartEvents?: CartEvent[];
  }
}

/** Writes down what the shop tells its page about the cart, from the next document on. */
export async function hearCartEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: CartEvent[] = [];
    window.heardCartEvents = heard;
    for (const name of ['cartMerged', 'updateCartCount', 'updateCartCountV2']) {
      window.addEventListener(name, (event) => {
        heard.push({ name, detail: event instanceof CustomEvent ? event.detail : undefined });
      });
    }
  });
}

export const cartEvents = (page: Page) => page.evaluate(() => window.heardCartEvents ?? []);

export const forgetCartEvents = (page: Page) => page.evaluate(() => window.heardCartEvents?.splice(0));
