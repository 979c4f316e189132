import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { kept } from '../steps/kept.ts';
import {
  appTab,
  barButton,
  control,
  logged,
  logLines,
  openSimulator,
  shown,
  addOne,
  turnTo,
} from '../steps/simulator.ts';

const product = '/product-detail?spu=LM-PEBBLE';

test('nonsense and forgery change nothing', async ({ page }) => {
  await openSimulator(page, product);
  await control(page, async (controls) => {
    await controls.getByRole('button', { name: 'Say nonsense' }).click();
    await controls.getByRole('button', { name: 'Forge a login' }).click();
  });
  await expect(logLines(page, 'accountToken')).toHaveCount(1);
  await addOne(page);
  await expect(appTab(page, 'Cart')).toHaveText('1Cart');
  expect(await kept(page, 'token')).toBeUndefined();
});

for (const [fault, name, currency, tag] of [
  ['lost', 'Lost', '$', []],
  ['cut', 'Cut in two', '$', [wholeTag]],
  ['retyped', 'Of another type', '$', [wholeTag]],
  ['late', 'After the time-out', '¥', []],
] as const) {
  test(`a shopper buys on while every message of the app is ${fault}`, { tag: [...tag] }, async ({ page }) => {
    await openSimulator(page, product);
    await control(page, async (controls) => {
      await controls.getByRole('combobox', { name: 'Where' }).selectOption('app to page');
      await controls.getByRole('slider', { name }).fill('100');
      await controls.getByRole('combobox', { name: 'Market of the app' }).selectOption('JA');
    });
    // What comes late counts all the same, and is waited for; what is spoilt has changed nothing in the end.
    const prices = shown(page).getByRole('main');
    await expect(prices).toContainText(currency);
    await addOne(page);
    // What the page says still arrives.
    await expect(appTab(page, 'Cart')).toHaveText('1Cart');
    await expect(prices).toContainText(currency);
    await expect(logLines(page, 'marketChange').getByText(fault)).toBeAttached();
  });
}

test('an old app that says no welcome gets its commands all the same', { tag: '@all' }, async ({ page }) => {
  await openSimulator(page, product);
  await control(page, async (controls) => {
    await controls.getByRole('checkbox', { name: /^An old app/ }).check();
  });
  await page.getByRole('button', { name: 'Load the page anew' }).click();
  await expect.poll(async () => (await logged(page, 'hello')).length).toBe(2);
  await expect(page.getByRole('group', { name: 'Title bar of the app' })).toContainText('Pebble');
  await addOne(page);
  await expect(appTab(page, 'Cart')).toHaveText('1Cart');
  await expect(logLines(page, 'welcome')).toHaveCount(1);
});

test('an app that crashes leaves a shop that sells, and starts again', async ({ page }) => {
  await openSimulator(page, product);
  await control(page, (controls) => controls.getByRole('button', { name: 'Crash the app' }).click());
  await expect(page.getByRole('alert')).toContainText('The app has crashed');
  await addOne(page);
  await expect(appTab(page, 'Cart')).toHaveText('Cart');
  await expect(logLines(page, 'notifyApp').getByText('unheard').first()).toBeAttached();
  await page.getByRole('button', { name: 'Start the app again' }).click();
  await expect(barButton(page, 'cart, 1')).toBeVisible();
});

test('what an app lacks the shop does by itself', { tag: '@all' }, async ({ page }) => {
  await openSimulator(page, product);
  await control(page, async (controls) => {
    await controls.getByText('Commands the app has').click();
    await controls.getByRole('checkbox', { name: 'linkBrowser' }).uncheck();
  });
  await page.getByRole('button', { name: 'Load the page anew' }).click();
  await expect(logLines(page, 'welcome')).toHaveCount(2);
  await page.getByRole('group', { name: 'Title bar of the app' }).getByRole('button', { name: 'cart' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect(page.locator('iframe')).toHaveCount(1);
  await turnTo(page, 'Log');
  await expect(logLines(page, 'linkBrowser')).toHaveCount(0);
});
