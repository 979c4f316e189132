import { expect, type FrameLocator, type Page } from '@playwright/test';
import { goesAway } from './goes-away.ts';
import type { Person } from './member.ts';

/** The page of the stack that a person sees. */
export const shown = (page: Page): FrameLocator => page.frameLocator('iframe:not([hidden])');

/** Opens the simulator with a page of the shop, and waits until that page has asked who is here. */
export async function openSimulator(page: Page, path = '/home'): Promise<void> {
  await page.goto(`/dev/simulator/?path=${encodeURIComponent(path)}`);
  await settled(page);
}

/** The page on top is taken over and has done what every page does at its start. */
export async function settled(page: Page): Promise<void> {
  const main = shown(page).locator('#main');
  const isAlive = () => main.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isAlive, { message: 'the page answers to clicks', intervals: [20] }).toBe(true);
  await expect(logLines(page, 'getUserInfo').first()).toBeAttached();
}

/** On a narrow screen the simulator shows one part at a time. */
export async function turnTo(page: Page, part: 'Phone' | 'Controls' | 'Log'): Promise<void> {
  const button = page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name: part });
  if (await button.isVisible()) await button.click();
}

/** Does something with the controls and comes back to the phone. */
export async function control(
  page: Page,
  work: (controls: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await turnTo(page, 'Controls');
  await work(page.getByRole('region', { name: 'Controls' }));
  await turnTo(page, 'Phone');
}

/** Messages by their name, the newest first; seen or not. */
export const logLines = (page: Page, title: string) =>
  page.locator('.lines li').filter({ has: page.locator('.what').getByText(title, { exact: true }) });

/** What the messages of a name say, the newest first. */
export const logged = (page: Page, title: string) => logLines(page, title).locator('pre').allTextContents();

/** Fills in the login of the app. */
export async function logInToApp(page: Page, { email, password }: Person): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Sign in to the app' });
  await sheet.getByRole('textbox', { name: 'Email' }).fill(email);
  await sheet.getByRole('textbox', { name: 'Password' }).fill(password);
  await goesAway(sheet, () => sheet.getByRole('button', { name: 'Sign in' }).click());
}

/** Puts the product of the page on top into the cart. */
export async function addOne(page: Page): Promise<void> {
  const shop = shown(page);
  await shop.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const added = shop.getByRole('dialog', { name: 'Added to cart' });
  await goesAway(added, () => added.getByRole('button', { name: 'Keep shopping' }).click());
}

export const barButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Title bar of the app' }).getByRole('button', { name });

export const appTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tabs of the app' }).getByRole('button', { name });
