import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readFolder } from '../../bridge-sdk/conformance/cli-cases.ts';
import { axeFaults } from '../fixtures/axe.ts';
import { limitFor } from '../limits.ts';
import { buildPages, openAlone, openInFrame, serve } from './pages.ts';

test.beforeAll(buildPages);
test.beforeEach(({ context }) => serve(context));

test('the host around a frame passes every case over real messages between windows', async ({ page }) => {
  const all = (await readFolder()).length;
  const kit = await openInFrame(page);
  await kit.getByRole('button', { name: 'Run all cases' }).click();
  await expect(kit.getByRole('status')).toHaveText(`${all} of ${all}: ${all} green, 0 red, 0 skipped`, {
    timeout: limitFor(12),
  });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kit.getByRole('link', { name: 'conformance.xml' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    `<testsuites name="iframe" tests="${all}" failures="0"`,
  );
});

test('a host that answers twice is red, with the first difference in words', async ({ page }) => {
  const kit = await openInFrame(page, 'get-market-info-ok', 'answers twice');
  await kit.getByRole('button', { name: 'Run all cases' }).click();
  await expect(kit.getByRole('status')).toHaveText('1 of 1: 0 green, 1 red, 0 skipped');
  await expect(kit.getByRole('row', { name: /get-market-info-ok/ })).toContainText('twice');
});

test('without an app the page says what it looks for', async ({ page }) => {
  await openAlone(page);
  await page.getByRole('button', { name: 'Run all cases' }).click();
  await expect(page.getByRole('status')).toContainText('No app is there');
});

test('an app without a hook is asked about by hand', async ({ page }) => {
  await page.addInitScript(() => {
    let ask: { id?: string; ch?: string } = {};
    const say = (fields: object) => {
      const receive: unknown = Reflect.get(window, 'LampyrisReceive');
      if (typeof receive === 'function') receive(JSON.stringify({ v: 1, ch: ask.ch, ...fields }));
    };
    const hear = (text: string) => {
      const message = JSON.parse(text);
      if (message.k === 'hello') {
        ask = { ch: message.ch };
        say({ k: 'welcome', data: { protocol: 1, host: {}, commands: {} } });
      } else if (message.cmd === 'confirm') ask = message;
    };
    Object.assign(window, {
      LampyrisWebView: true,
      LampyrisNative: { postMessage: hear },
      personAgrees: () => say({ k: 'res', id: ask.id, ok: true, data: { confirmed: true } }),
    });
  });
  await openAlone(page, 'confirm-ok');
  await page.getByRole('button', { name: 'Run all cases' }).click();

  const now = page.getByRole('region', { name: 'What to do now' });
  await expect(now).toContainText('Tap the button that agrees.');
  await page.evaluate(() => Reflect.apply(Reflect.get(window, 'personAgrees'), undefined, []));
  await now.getByRole('button', { name: 'Done' }).click();
  await expect(now).toContainText('dialog: null');
  await now.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status')).toHaveText('1 of 1: 1 green, 0 red, 0 skipped');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is readable for everybody in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlone(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
