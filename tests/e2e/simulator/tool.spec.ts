import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { goesAway } from '../steps/goes-away.ts';
import { newMember } from '../steps/member.ts';
import { barButton, control, logged, openSimulator, settled, shown, logInToApp, turnTo } from '../steps/simulator.ts';

// The shop in the frame has tests of its own.
const faultsOfAccess = (page: Page) => axeFaults(page, { without: 'iframe' });

for (const [colorScheme, tag] of [
  ['light', [wholeTag]],
  ['dark', []],
] as const) {
  test(`every part is sound in the ${colorScheme}, with everything open`, { tag: [...tag] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    await openSimulator(page);
    // The app is as the device is, which turns now.
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('.phone')).toHaveAttribute('data-mode', colorScheme);
    for (const part of ['Phone', 'Controls', 'Log'] as const) {
      await turnTo(page, part);
      await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      expect.soft(await faultsOfAccess(page), part).toEqual([]);
    }
    await turnTo(page, 'Controls');
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in to the app' })).toBeFocused();
    expect.soft(await faultsOfAccess(page), 'the login').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a dialog of the app is answered by keys, and the page gets the answer', async ({ page }) => {
  await openSimulator(page, '/account/my-center');
  await control(page, (controls) => controls.getByRole('button', { name: 'Sign in' }).click());
  await logInToApp(page, await newMember('keys'));
  const logOut = shown(page).getByRole('button', { name: 'Log out' });
  await logOut.click();
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(question).toBeFocused();
  await goesAway(question, () => page.keyboard.press('Escape'));
  await expect.poll(async () => (await logged(page, 'confirm answered'))[0]).toContain('"confirmed": false');

  await logOut.click();
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await logged(page, 'confirm answered'))[0]).toContain('"confirmed": true');
});

test('a notification opens its page on top and hands over what it brings', { tag: '@all' }, async ({ page }) => {
  await openSimulator(page);
  await control(page, async (controls) => {
    await controls.getByText('News for the page').click();
    await controls.getByRole('textbox', { name: 'Notification for the path' }).fill('/coin/center');
    await controls.getByRole('button', { name: 'Show it' }).click();
  });
  await page.getByRole('button', { name: /Opens \/coin\/center/ }).click();
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect.poll(async () => (await logged(page, 'hostNotification')).join()).toContain('"path": "/coin/center"');
  await barButton(page, 'Close the page').click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the log is filtered, saved and played again in the place of the app', { tag: '@all' }, async ({ page }) => {
  await openSimulator(page);
  await control(page, (controls) =>
    controls
      .getByRole('combobox', { name: 'Market of the app' })
      .selectOption('GB')
      .then(() => undefined),
  );
  await expect(shown(page).getByRole('main')).toContainText('£');
  await turnTo(page, 'Log');
  await page.getByRole('searchbox', { name: 'Filter the messages by words' }).fill('kingdom');
  await expect(page.locator('.lines .what')).toHaveText(['marketChange']);
  await goesAway(page.locator('.lines li'), async () => {
    await page.getByRole('combobox', { name: 'Kind of messages' }).selectOption('Greetings');
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ direction: 'out', message: { k: 'hello' } });

  await page.reload();
  await settled(page);
  await control(page, async (controls) => {
    await controls.getByRole('heading', { name: 'Replay' }).click();
    await controls.getByLabel(/^A transcript/).setInputFiles(file);
  });
  await expect(page.getByText(/^Answers from /)).toBeVisible();
  await expect(shown(page).getByRole('main')).toContainText('£');
});

test('the page is where it was after the phone is turned or another', { tag: '@all' }, async ({ page, isMobile }) => {
  await openSimulator(page, '/product-detail?spu=LM-CUBE');
  const heading = shown(page).getByRole('heading', { level: 1 });
  const width = () => page.locator('iframe').evaluate((frame) => frame.clientWidth);
  if (isMobile) {
    expect(await width()).toBe(390);
    return;
  }
  const born = await shown(page)
    .locator('html')
    .evaluate(() => performance.timeOrigin);
  for (const wide of [360, 430, 390]) {
    await page.getByRole('button', { name: String(wide), exact: true }).click();
    await expect.poll(width).toBe(wide);
  }
  await page.getByRole('button', { name: 'Landscape' }).click();
  await expect.poll(width).toBeGreaterThan(500);
  await expect(heading).toContainText('Cube');
  expect(
    await shown(page)
      .locator('html')
      .evaluate(() => performance.timeOrigin),
  ).toBe(born);
});
