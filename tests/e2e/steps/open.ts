import { expect, type Page } from '@playwright/test';

/** React marks the elements it has taken over; a click before that is a click on a picture of the page. */
const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')));

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await expect.poll(() => isAlive(page), { message: 'the page answers to clicks', intervals: [20] }).toBe(true);
}

/** The one heading of a page, which says where the shopper is. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
