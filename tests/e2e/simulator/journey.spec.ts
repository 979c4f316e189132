import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { answer, api } from '../steps/api.ts';
import { goesAway } from '../steps/goes-away.ts';
import { newMember } from '../steps/member.ts';
import {
  appTab,
  barButton,
  control,
  logged,
  logLines,
  openSimulator,
  settled,
  shown,
  logInToApp,
  addOne,
} from '../steps/simulator.ts';

const theme = (page: Parameters<typeof shown>[0]) => shown(page).locator('html').getAttribute('data-theme');

/** Lines that make the way between app and page worse, and that the shop must not notice. */
const ways = [
  ['over a clean line', { delay: '0', doubled: '0', tag: [wholeTag] }],
  ['over a line that delays and doubles everything', { delay: '200', doubled: '100', tag: [] }],
] as const;

for (const [way, { delay, doubled, tag }] of ways) {
  test.describe(way, { tag: [...tag] }, () => {
    test.beforeEach(async ({ page }) => {
      await openSimulator(page, '/product-detail?spu=LM-PEBBLE');
      await control(page, async (controls) => {
        await controls.getByRole('spinbutton', { name: /^Delay/ }).fill(delay);
        await controls.getByRole('slider', { name: 'Doubled' }).fill(doubled);
      });
    });

    test('a login in the app brings the token, and the cart follows', async ({ page }) => {
      const member = await newMember('simulated');
      const headers = { authorization: `Bearer ${member.token}`, site: 'US' };
      await answer(
        api.POST('/app-mall/v1/shopping-cart', { headers, body: { sku: 'LM-CUBE-1', quantity: 2, buyType: 0 } }),
      );
      await addOne(page);
      await expect(appTab(page, 'Cart')).toHaveText('1Cart');

      await control(page, (controls) => controls.getByRole('button', { name: 'Sign in' }).click());
      await logInToApp(page, member);
      await expect(appTab(page, 'Cart')).toHaveText('3Cart');
      await expect.poll(async () => (await logged(page, 'notifyApp')).join()).toContain('"cartMerged"');
      await expect(shown(page).locator('html')).toHaveAttribute('data-embedded', '');
      const log = (await page.locator('.lines pre').allTextContents()).join();
      expect(log).toContain('"accountToken": "•••"');
      expect(log).not.toContain(member.token);
    });

    test('light and dark of the app turn the page and the face of the member', { tag: wholeTag }, async ({ page }) => {
      await appTab(page, 'Account').click();
      await settled(page);
      await control(page, (controls) => controls.getByRole('button', { name: 'Sign in' }).click());
      await logInToApp(page, await newMember('twilight'));
      const face = shown(page).getByRole('main').getByRole('img').first();
      await expect(face).toBeVisible();
      const colours = () =>
        face.evaluate(
          (element) => getComputedStyle(element).backgroundImage + getComputedStyle(element).backgroundColor,
        );
      const seen: string[] = [];
      for (const [name, turned] of [
        ['Dark', 'dark'],
        ['Light', 'light'],
      ] as const) {
        await control(page, (controls) => controls.getByRole('button', { name, exact: true }).click());
        await expect.poll(() => theme(page)).toBe(turned);
        seen.push(await colours());
      }
      expect(seen[0]).not.toBe(seen[1]);
    });

    test('a market the app names DE is EU, and the cart is read once, 300 ms later', async ({ page }) => {
      await control(page, (controls) => controls.getByRole('button', { name: 'Sign in' }).click());
      await logInToApp(page, await newMember('mover'));
      await expect(logLines(page, 'getUserInfo').first()).toBeAttached();
      const refreshes: number[] = [];
      page.on('request', (request) => {
        const isCart = request.method() === 'GET' && new URL(request.url()).pathname.includes('/shopping-cart');
        if (isCart && request.headers()['site'] === 'EU') refreshes.push(Date.now());
      });
      let pushedAt = 0;
      await control(page, async (controls) => {
        pushedAt = Date.now();
        await controls.getByRole('combobox', { name: 'Market of the app' }).selectOption('DE');
      });
      await expect(shown(page).getByRole('main')).toContainText('€');
      const news = async () => (await logged(page, 'notifyApp')).join().replaceAll(/\s/g, '');
      await expect.poll(news).toContain('"name":"updateCartCountV2","data":{"count":0,"site":"EU"}');
      expect(refreshes).toHaveLength(1);
      expect((refreshes[0] ?? 0) - pushedAt).toBeGreaterThanOrEqual(300);
      expect(await logged(page, 'marketChange')).toEqual(
        expect.arrayContaining([expect.stringContaining('"market": "DE"')]),
      );
    });

    test('the cart button opens the cart on top, and closing it comes back', async ({ page }) => {
      await addOne(page);
      await test.step('Back of the app closes what lies over its page', async () => {
        await shown(page)
          .getByRole('button', { name: /^Picture \d/ })
          .first()
          .click();
        const picture = shown(page).getByRole('dialog');
        await expect(picture).toBeVisible();
        await goesAway(picture, () => barButton(page, 'Back').click());
        await expect(shown(page).getByRole('heading', { level: 1 })).toContainText('Pebble');
      });
      await barButton(page, 'cart').click();
      await settled(page);
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Your cart');
      await expect(page.locator('iframe')).toHaveCount(2);
      expect((await logged(page, 'linkBrowser')).join()).toContain('"skipWay": "appBrowser"');
      await barButton(page, 'Close the page').click();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(shown(page).getByRole('heading', { level: 1 })).toContainText('Pebble');
    });

    test('a log-in that the page asks for is that of the app, and the page stays', async ({ page }) => {
      await appTab(page, 'Account').click();
      await settled(page);
      await shown(page).getByRole('main').getByRole('link', { name: 'Log in' }).first().click();
      const member = await newMember('native');
      await logInToApp(page, member);
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
      await expect(shown(page).getByText(member.email)).toBeVisible();
    });
  });
}
