import type { Page } from '@playwright/test';

export interface CartEvent {
  readonly name: string;
  readonly detail: unknown;
}

declare global {
  interface Window {
    receivedCartEvents?: CartEvent[];
  }
}

/** Writes down what the shop tells its page about the cart, from the next document on. */
export async function hearCartEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const received: CartEvent[] = [];
    window.receivedCartEvents = received;
    for (const name of ['cartMerged', 'updateCartCount', 'updateCartCountV2']) {
      window.addEventListener(name, (event) => {
        received.push({ name, detail: event instanceof CustomEvent ? event.detail : undefined });
      });
    }
  });
}

export const cartEvents = (page: Page) => page.evaluate(() => window.receivedCartEvents ?? []);

export const forgetCartEvents = (page: Page) => page.evaluate(() => window.receivedCartEvents?.splice(0));
