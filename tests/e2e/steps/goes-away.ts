import { expect, type Locator } from '@playwright/test';

/**
 * Does something that takes a thing off the screen, and waits until it has gone. That it was there is a part of the proof:
 * what has not come yet is absent as well.
 */
export async function goesAway(thing: Locator, act: () => Promise<void>): Promise<void> {
  await expect(thing.first()).toBeVisible();
  await act();
  await expect(thing.filter({ visible: true })).toHaveCount(0);
}
