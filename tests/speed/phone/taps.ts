import type { Locator, Page } from '@playwright/test';
import { median } from '../median.ts';
import { recordInteractions, timeTap } from './interactions.ts';
import type { PageName } from './options.ts';
import { openSlowPhone } from './slow-phone.ts';

const presses = 5;
/** What the page does after it has answered must not lengthen the next press. */
const quietMs = 1_000;

interface Tap {
  readonly page: PageName;
  /** What a shopper does first. */
  readonly prepare?: (page: Page, open: (name: PageName) => Promise<void>) => Promise<void>;
  /** What brings the targets on the screen. */
  readonly unfold?: (page: Page) => Promise<void>;
  /** What is pressed, one after the other and then from the beginning. */
  readonly targets: (page: Page) => readonly Locator[];
  /** After each press. */
  readonly reset?: (page: Page) => Promise<unknown>;
}

const main = (page: Page): Locator => page.getByRole('main');
const addButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Add to cart', exact: true }).first();

async function closeAdded(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep shopping' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The taps that a shopper waits for most. */
export const taps: Readonly<Record<string, Tap>> = {
  'add to cart': { page: 'product', targets: (page) => [addButton(page)], reset: closeAdded },
  variant: {
    page: 'product',
    targets: (page) => {
      const options = main(page).locator('fieldset').first().locator('label');
      return [options.nth(1), options.nth(0)];
    },
  },
  filter: {
    page: 'list',
    targets: (page) => [main(page).getByRole('group', { name: 'Quick filters' }).getByRole('button').first()],
    reset: (page) => page.goBack(),
  },
  quantity: {
    page: 'cart',
    prepare: async (page, open) => {
      await open('product');
      await addButton(page).tap();
      await closeAdded(page);
    },
    targets: (page) => ['One more', 'One less'].map((name) => main(page).getByRole('button', { name }).first()),
  },
  theme: {
    page: 'home',
    unfold: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    targets: (page) => {
      const menu = page.getByRole('navigation', { name: 'Menu' });
      return ['Dark', 'Light'].map((name) => menu.locator('label', { hasText: name }));
    },
  },
};

/** Milliseconds from a press to the next paint, the median of a few presses. */
export async function measureTap(
  { page: name, prepare, unfold, targets, reset }: Tap,
  addressOf: (name: PageName) => string,
  rate: number,
): Promise<number> {
  const { page, close } = await openSlowPhone(rate, 'fast');
  const open = async (opened: PageName): Promise<void> => {
    await page.goto(addressOf(opened), { waitUntil: 'networkidle' });
    // The machines have started.
    await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
    await page.waitForTimeout(quietMs);
  };
  try {
    await recordInteractions(page);
    await prepare?.(page, open);
    await open(name);
    await unfold?.(page);
    const times: number[] = [];
    for (let press = 0; press < presses; press += 1) {
      const all = targets(page);
      const target = all[press % all.length];
      if (!target) throw new Error(`There is nothing to press on ${name}`);
      await page.waitForTimeout(quietMs);
      times.push(await timeTap(page, target));
      await reset?.(page);
    }
    return median(times);
  } finally {
    await close();
  }
}
