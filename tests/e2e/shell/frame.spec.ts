import { expect, test } from '#tests/fixtures/test.ts';
import { appAnswers, appSends, callsOf, enterApp, expectAsked } from '../steps/app.ts';
import { themeOf } from '../steps/bar.ts';
import { addToCart, fillCheckout, orderLamp, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { keep, kept } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { newMember } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';

const nobody = { accountId: '', accountToken: '', savvyUser: false };

test.describe('a page whose scripts never come', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('has no bar and no footer of ours in an app: they do not flash', async ({ page }) => {
    await enterApp(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});

test('the title and the buttons of the app follow the page [S2.cart-button.01 S7.bridge.02 S7.bridge.03 S7.bridge.04 S7.bridge.05]', async ({
  page,
}) => {
  await enterApp(page);
  await open(page, '/home');
  const cart = { type: 1, visible: true, count: 0, dot: false, icons: ['cart'] };
  const search = { type: 2, visible: true, count: 0, dot: false, icons: ['search'] };
  await expectAsked(page, 'updateRightButtons', { buttons: [search, cart] });
  await expectAsked(page, 'updateAppTitle', { title: await page.title() });

  await open(page, '/product-detail?spu=LM-CUBE');
  await addToCart(page);
  await expectAsked(page, 'updateRightButtons', { buttons: [search, { ...cart, count: 1 }] });
  await appSends(page, 'rightButtonTap', { index: 0, type: 2 });
  await expect(page).toHaveURL(/\/home\/search/);
  await expectAsked(page, 'updateRightButton', { ...cart, count: 1 });
  await expectAsked(page, 'updateAppTitle', { title: 'Search' });

  await appSends(page, 'rightButtonTap', { index: 0, type: 1 });
  await expectAsked(page, 'linkBrowser', {
    redirectUrl: new URL('/shopping-cart?site=US', page.url()).href,
    skipWay: 'appBrowser',
    type: 'page',
  });
  await expect(page).toHaveURL(/\/home\/search/);
  await open(page, '/home/search?q=dome');
  await expectAsked(page, 'updateAppTitle', { title: await page.title(), subTitle: 'dome' });

  await open(page, '/account/my-center');
  await expectAsked(page, 'updateRightButton', { ...cart, dot: true });
  await open(page, '/shopping-cart');
  await expectAsked(page, 'updateRightButton', { type: 0, visible: false, count: 0, dot: false });
});

test('light and dark of the app count only while the shopper chose Auto [S4.theme.10]', async ({ page }) => {
  await enterApp(page);
  await open(page, '/home');
  for (const lightMode of [true, false, true]) {
    await appSends(page, 'notifyLightMode', { lightMode });
    await expect.poll(() => themeOf(page)).toBe(lightMode ? 'light' : 'dark');
  }
  const other = await page.context().newPage();
  await keep(other, 'themeId', '1');
  await enterApp(other);
  await open(other, '/home');
  await appSends(other, 'notifyLightMode', { lightMode: false });
  await appSends(other, 'marketChange', { market: 'JP', marketName: 'Japan' });
  await expect(other.getByRole('main')).toContainText('¥');
  expect(await themeOf(other)).toBe('light');
});

test('a market that the app pushes becomes ours, and the cart is read once, 300 ms later [S4.market.01 S3.records.08]', async ({
  page,
}) => {
  await enterApp(page, { answers: { getMarketInfo: { market: 'US', marketName: 'United States' } } });
  await open(page, '/home');
  await expect(page.getByRole('main')).toContainText('$');
  for (const market of ['FR', 'IT', 'DE']) await appSends(page, 'marketChange', { market, marketName: market });
  await expect(page.getByRole('main')).toContainText('€');
  expect(await kept(page, 'site')).toBe('EU');
  const counts = async () => (await callsOf(page, 'notifyApp')).map((news) => JSON.stringify(news));
  await expect.poll(counts).toContain('{"name":"updateCartCountV2","data":{"count":0,"site":"EU"}}');
});

test('the market of the app counts from the start [S3.records.09 S7.bridge.14]', async ({ page }) => {
  await enterApp(page, { answers: { getMarketInfo: { market: 'UK', marketName: 'United Kingdom' } } });
  await open(page, '/home');
  await expect(page.getByRole('main')).toContainText('£');
  expect(await kept(page, 'site')).toBe('GB');
});

test('each field that the app hands in changes its own value and no other', async ({ page }) => {
  await enterApp(page, { initial: { appVersion: '5.1.0' } });
  await open(page, '/home');
  await expect.poll(() => kept(page, 'appversion')).toBe('5.1.0');
  await expect.poll(() => kept(page, 'country')).toBe('US');
  const watched = ['appversion', 'clientid', 'country', 'festivalSkin', 'umi_locale', 'lightMode', 'token', 'site'];
  const values = () =>
    page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), watched);
  const fields: readonly (readonly [object, object])[] = [
    [{ appVersion: '5.2.1' }, { appversion: '5.2.1' }],
    [{ client: 'app-client-0001' }, { clientid: 'app-client-0001' }],
    [{ country: 'UK' }, { country: 'GB' }],
    [{ festivalSkin: 'lantern' }, { festivalSkin: 'lantern' }],
    [{ language: 'en' }, { umi_locale: 'en' }],
    [{ lightMode: true }, { lightMode: 'true' }],
  ];
  for (const [news, change] of fields) {
    const before = await values();
    await appSends(page, 'hostData', news);
    await expect.poll(values).toEqual({ ...before, ...change });
  }
});

test('what the app noted for a page is forgotten when that page shows [S2.route-change.01]', async ({ page }) => {
  await enterApp(page);
  await open(page, '/home');
  for (const path of ['/home/search', '/support']) await appSends(page, 'hostNotification', { path, payload: 'new' });
  const notices = async () => Object.keys(JSON.parse((await kept(page, 'notifyFromApp')) ?? '{}'));
  await expect.poll(notices).toEqual(['/home/search', '/support']);
  await appSends(page, 'rightButtonTap', { index: 0, type: 2 });
  await expect(page).toHaveURL(/\/home\/search/);
  await expect.poll(notices).toEqual(['/support']);
  expect(await callsOf(page, 'hideAppOverlay')).toEqual([]);
});

test('questions are put by the dialogs of the app, and its answer counts [S7.bridge.09]', async ({ page }) => {
  const { token } = await newMember('asked');
  const member = { accountId: '', accountToken: token, savvyUser: false };
  await enterApp(page, { answers: { getUserInfo: member, confirm: { confirmed: false } } });
  await open(page, '/account/my-center');
  const logOut = page.getByRole('button', { name: 'Log out' });
  await logOut.click();
  await expect.poll(() => callsOf(page, 'confirm')).toHaveLength(1);
  expect((await callsOf(page, 'confirm'))[0]).toMatchObject({ title: 'Log out?', okText: 'Log out' });
  await expect(logOut).toBeVisible();

  await appAnswers(page, 'confirm', { confirmed: true });
  await logOut.click();
  await expect(title(page)).toHaveText('Hello there');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

for (const [word, refuses, site] of [
  ['holds when the app agrees', [], 'CA'],
  ['does not hold when the app refuses', ['applyChangeMarketInfo'], 'US'],
] as const) {
  test(`a market that the shopper chooses ${word} [S7.bridge.15]`, async ({ page }) => {
    await enterApp(page, { answers: { getUserInfo: nobody, confirm: { confirmed: true } }, refuses });
    await open(page, '/account/my-center');
    const settings = page.getByRole('main');
    await settings
      .getByText(/ · USD$/)
      .filter({ visible: true })
      .click();
    await settings.getByRole('radio', { name: /Canada/ }).click();
    await settings.getByRole('button', { name: 'Change market' }).click();
    await expectAsked(page, 'applyChangeMarketInfo', { market: 'CA' });
    await expect(settings.getByText(site === 'CA' ? / · CAD$/ : / · USD$/).first()).toBeVisible();
    await expect.poll(() => kept(page, 'site')).toBe(site);
  });
}

test('the app is asked for a keyboard of digits while a code is typed, and for letters again [S7.bridge.06]', async ({
  page,
}) => {
  await enterApp(page);
  await open(page, '/account/signUp');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail('digits'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAsked(page, 'setDefaultInputMethod', { mode: 'numeric' });
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expectAsked(page, 'setDefaultInputMethod', { mode: 'text' });
});

test('the bank opens in the browser of the app, and this page waits for the payment', async ({ page }) => {
  await enterApp(page);
  await open(page, '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1&quantity=1');
  await fillCheckout(page, newEmail('bank'));
  await page.getByRole('radio', { name: /^Pay by bank/ }).check();
  await placeOrder(page);
  await expect.poll(() => callsOf(page, 'linkBrowser')).toHaveLength(1);
  expect((await callsOf(page, 'linkBrowser'))[0]).toMatchObject({
    redirectUrl: expect.stringMatching(/^http.*\/bank\//),
    skipWay: 'appBrowser',
    type: 'payment',
  });
  await expect(page).toHaveURL(/\/order\/payment/);
});

test('the thanks for an order lead back to the app, and so does every way back from a bank [S7.bridge.01]', async ({
  page,
}) => {
  await enterApp(page);
  await open(page, '/payment/recall');
  await expect(page.getByRole('button', { name: 'Back to the app' })).toBeVisible();
  await orderLamp(page, newEmail('thanks'));
  await payByCard(page, cards.good);
  await expect(title(page)).toHaveText(/^Arrives by /);
  await page.getByRole('button', { name: 'Back to the app' }).click();
  await expectAsked(page, 'closePage', {});
});
