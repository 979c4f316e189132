import { expect, test } from '#tests/fixtures/test.ts';
import { profileText } from '#src/pages/account/profile/text.ts';
import { appAnswers, appSends, callsOf, comeBack, enterApp, expectAsked } from '../steps/app.ts';
import { addToCart } from '../steps/buying.ts';
import { keep, kept, keptCart } from '../steps/kept.ts';
import { newMember } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';

const nobody = { accountId: '', accountToken: '', savvyUser: false };

test('a token that the app pushes logs in, merges the cart and reloads the data, not the document [S7.bridge.11]', async ({
  page,
}) => {
  const { token } = await newMember('pushed');
  await enterApp(page, { answers: { getUserInfo: nobody } });
  await open(page, '/product-detail?spu=LM-CUBE');
  await addToCart(page);
  await open(page, '/account/my-center');
  await expect(title(page)).toHaveText('Hello there');
  const document = await page.evaluate(() => performance.timeOrigin);

  await appSends(page, 'accountToken', { accountToken: token, accountId: 'A1' });
  await expect(title(page)).toHaveText(/^Hello, /);
  await expect.poll(() => keptCart(page, 'US')).toEqual({});
  const notified = async () => (await callsOf(page, 'notifyApp')).map((news) => JSON.stringify(news));
  await expect.poll(notified).toContain('{"name":"cartMerged"}');
  // The count is asked for once the carts are one.
  await expect.poll(notified).toContain('{"name":"updateCartCountV2","data":{"count":1,"site":"US"}}');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  expect(await kept(page, 'token')).toBe(token);
});

test('the app is asked who is here, at the start and each time the page comes back; its word wins [S3.records.04 S4.session.06 S7.bridge.12]', async ({
  page,
}) => {
  const ada = await newMember('ada');
  const bob = await newMember('bob');
  await keep(page, 'token', 'left-over-of-somebody');
  await enterApp(page, { answers: { getUserInfo: { accountId: 'A1', accountToken: ada.token, savvyUser: false } } });
  await open(page, '/account/my-center');
  await expect(page.getByText(ada.email)).toBeVisible();
  expect(await callsOf(page, 'getUserInfo')).toHaveLength(1);

  await appAnswers(page, 'getUserInfo', { accountId: 'B1', accountToken: bob.token, savvyUser: false });
  await comeBack(page);
  await expect(page.getByText(bob.email)).toBeVisible();
  expect(await callsOf(page, 'getUserInfo')).toHaveLength(2);

  await appAnswers(page, 'getUserInfo', nobody);
  await comeBack(page);
  await expect(title(page)).toHaveText('Hello there');
  expect(await kept(page, 'token')).toBeUndefined();
});

test('a page that needs a member opens the log-in of the app and stays [S2.login.02 S7.bridge.07]', async ({
  page,
}) => {
  const { token } = await newMember('native');
  await enterApp(page, { answers: { getUserInfo: nobody } });
  await open(page, '/order/list');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).first().click();
  await expectAsked(page, 'askToLogin', { returnTo: '/order/list' });
  await expect(page).toHaveURL(/\/order\/list/);
  await appSends(page, 'accountToken', { accountToken: token });
  await expect(title(page)).toHaveText('My orders');
});

test('a link to the log-in opens that of the app, too', async ({ page }) => {
  await enterApp(page, { answers: { getUserInfo: nobody } });
  await open(page, '/account/my-center');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectAsked(page, 'askToLogin', { returnTo: '/account/my-center' });
  await expect(page).toHaveURL(/\/account\/my-center/);
});

test('the log-in page waits for the app, and offers email instead', async ({ page }) => {
  const { token } = await newMember('waiting');
  await enterApp(page, { answers: { getUserInfo: nobody } });
  await open(page, '/account/login?redirect=%2Forder%2Flist');
  await expect(title(page)).toHaveText('Log in with the app');
  await expectAsked(page, 'askToLogin', { returnTo: '/order/list' });
  await page.getByRole('button', { name: 'Use email instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await appSends(page, 'accountToken', { accountToken: token });
  await expect(title(page)).toHaveText('My orders');
});

test('a picture comes from the app, and is the one that the server keeps [S7.bridge.13]', async ({ page }) => {
  const { token } = await newMember('picture');
  const medium = { url: '/media/uploads/of-the-app.png', mime: 'image/png', bytes: 4_000 };
  const changes: unknown[] = [];
  await page.route(/\/mobile\/user-info$/, (route) => {
    if (route.request().method() === 'PATCH') changes.push(route.request().postDataJSON());
    return route.continue();
  });
  const answers = { getUserInfo: { accountId: '', accountToken: token, savvyUser: false } };
  await enterApp(page, { answers: { ...answers, uploadMedia: { items: [] } } });
  await open(page, '/profile?part=details');
  const upload = page.getByRole('button', { name: profileText.avatar.upload });
  await upload.click();
  await expectAsked(page, 'uploadMedia', { kind: 'image', source: 'any', max: 1 });
  await appAnswers(page, 'uploadMedia', { items: [medium] });
  await upload.click();
  await expect.poll(() => changes).toEqual([{ avatarUrl: medium.url }]);
});
