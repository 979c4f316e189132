import { expect, test } from '#tests/fixtures/test.ts';
import { answer, api } from '../steps/api.ts';
import { cartLink, shopIn } from '../steps/bar.ts';
import { addToCart } from '../steps/buying.ts';
import { holdBack } from '../steps/hold-back.ts';
import { kept, keptCart } from '../steps/kept.ts';
import { keepTokens, logIn, newMember } from '../steps/member.ts';
import { open, quiet, title } from '../steps/open.ts';
import { codeOfMachines, codeOfPages } from '../steps/page-code.ts';

const account = (name: 'Log in' | 'My account') => ({ name, exact: true }) as const;

test('a login in one tab logs in the other, and a logout logs it out', async ({ page, context }) => {
  const member = await newMember('two.tabs');
  const other = await context.newPage();
  await open(other, '/account/my-center');
  await expect(title(other)).toHaveText('Hello there');

  await open(page, '/account/login');
  await logIn(page, member);
  await expect(title(page)).toHaveText(/^Hello, /);
  await expect(title(other)).toHaveText(/^Hello, /);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('link', account('Log in'))).toBeVisible();
  for (const tab of [page, other]) expect(await kept(tab, 'token')).toBeFalsy();
});

test('a guest can log in before the machines are here; where a token is kept the page waits for them', async ({
  page,
}) => {
  const member = await newMember('early.log-in');
  const letThrough = await holdBack(page, `**${await codeOfMachines()}`);
  const password = page.getByRole('textbox', { name: 'Password' });
  const busy = page.getByRole('main').getByRole('status', { name: 'Loading' });

  await open(page, '/account/login');
  await page.evaluate(() => localStorage.setItem('token', 'a-token-that-is-kept'));
  await open(page, '/account/login');
  await expect(busy).toBeVisible();
  await expect(password).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('token'));
  await open(page, '/account/login');
  await expect(password).toBeVisible();
  await expect(busy).toHaveCount(0);
  await logIn(page, member);
  letThrough();
  await expect(title(page)).toHaveText(/^Hello, /);
});

test('an ended session asks to log in once, keeps the cart of this browser and returns', async ({ page }) => {
  const member = await newMember('ended');
  await test.step('a cart in another market is not merged and stays here', async () => {
    await open(page, '/product-detail?spu=LM-CUBE&site=GB');
    await addToCart(page);
    await shopIn(page, 'US');
    await open(page, '/account/login');
    await logIn(page, member);
    await expect(title(page)).toHaveText(/^Hello, /);
    // What the page still asks for would learn of the end before the shopper does anything.
    await quiet(page);
  });

  await test.step('the session ends elsewhere', async () => {
    const headers = { authorization: `Bearer ${await kept(page, 'token')}` };
    await answer(api.POST('/bff-app/v1/mobile/email/logout', { headers, body: {} }));
    const requests: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().includes('/account/login')) requests.push(frame.url());
    });
    await page.getByRole('link', { name: 'All orders' }).click();
    await expect(title(page)).toHaveText('Welcome back');
    await expect(page).toHaveURL(/redirect=%2Forder%2Flist/);
    expect(requests).toHaveLength(1);
    expect(await keptCart(page, 'GB')).toEqual({ 'LM-CUBE-1': 1 });
  });

  await test.step('and after the log-in the orders are there', async () => {
    await logIn(page, member);
    await expect(page).toHaveURL(/\/order\/list/);
    await expect(title(page)).toHaveText('My orders');
  });
});

test('what is added in a session that has ended is in the cart after the log-in', async ({ page }) => {
  const member = await newMember('ended.adding');
  await keepTokens(page, member);
  await open(page, '/product-detail?spu=LM-DOME');
  await expect(page.getByRole('banner').getByRole('link', account('My account'))).toBeVisible();
  const headers = { authorization: `Bearer ${member.token}` };
  // Nothing else is refused before.
  await page.route(
    /\/v1\/shopping-cart$/,
    async (route) => {
      await answer(api.POST('/bff-app/v1/mobile/email/logout', { headers, body: {} }));
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(title(page)).toHaveText('Welcome back');
  await logIn(page, member);
  await expect(page).toHaveURL(/\/product-detail/);
  await expect(cartLink(page, 1)).toBeVisible();
});

test('each tab asks in its own market, whatever market another tab is in', async ({ page, context }) => {
  await open(page, '/product-detail?spu=LM-DOME&site=US');
  const other = await context.newPage();
  await open(other, '/home');
  await shopIn(other, 'GB');
  expect(await kept(page, 'site')).toBe('GB');
  const asking = page.waitForRequest(/home\/layout/);
  await page.getByRole('banner').getByRole('link', { name: 'Lampyris' }).click();
  expect((await asking).headers()['site']).toBe('US');
});

test('a session that ended leads to the log-in before the page of the server is taken over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'of-a-session-that-ended'));
  const code = (await codeOfPages()).get('home/home') ?? '';
  await page.route(`**${code}`, async (route) => {
    await page.waitForURL(/\/account\/login/, { waitUntil: 'commit' });
    await route.continue();
  });
  await open(page, '/home');
  await expect(title(page)).toHaveText('Welcome back');
});

const ofEverybody = [
  ['/home', /home\/layout/],
  ['/product-detail?spu=LM-DOME', /product\/detail/],
  ['/collections?categoryId=table-lamps', /category\/tree/],
  ['/support/return-policy', /support\/policy\?/],
] as const;

test('a member keeps seeing what the server rendered while the same is asked for them', async ({ page }) => {
  await keepTokens(page, await newMember('keeps.seeing'));
  for (const [path, answerOfMember] of ofEverybody) {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(answerOfMember, async (route) => {
      await held;
      await route.continue();
    });
    const isAsked = page.waitForRequest(answerOfMember);
    await open(page, path);
    await isAsked;
    await expect(title(page), `the heading of ${path} while its answer is on its way`).toHaveCount(1);
    const answered = page.waitForResponse(answerOfMember);
    release();
    await answered;
    await expect(title(page)).toBeVisible();
    await page.unroute(answerOfMember);
  }
});
