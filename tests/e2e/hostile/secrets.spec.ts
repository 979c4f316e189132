import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';
import { fillCheckout, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { open, title } from '../steps/open.ts';

/** Each once, so that whoever finds one knows what has leaked. */
const person = {
  email: 'canary.bird@lampyris.test',
  password: 'Canary-pass-71',
  newPassword: 'Canary-pass-72',
  nickname: 'Canarynick',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  line1: '71 Canary Lane',
  line2: 'Canary floor',
  city: 'Canarytown',
  phone: '+1 510 555 0177',
  card: cards.good,
};
const searched = 'canarysearch';

declare global {
  interface Window {
    recordInTest?: (where: string, what: string) => void;
  }
}

interface Recorded {
  readonly where: string;
  readonly what: string;
}

/** Writes down whatever could carry a secret out of the page: addresses, referrers, logs, the data layer, the console. */
async function record(context: BrowserContext, recorded: Recorded[]): Promise<void> {
  await context.exposeFunction('recordInTest', (where: string, what: string) => void recorded.push({ where, what }));
  await context.addInitScript(() => {
    localStorage.setItem('analyticsConsent', 'granted');
    const layer: object[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) window.recordInTest?.('data layer', JSON.stringify(entry));
      return Array.prototype.push.apply(layer, entries);
    };
    window.dataLayer = layer;
  });
  context.on('console', (message) => recorded.push({ where: 'console', what: message.text() }));
  context.on('request', (request) => {
    recorded.push({ where: 'address', what: decodeURIComponent(request.url()) });
    const { referer } = request.headers();
    if (referer !== undefined) recorded.push({ where: 'referrer', what: decodeURIComponent(referer) });
    if (request.url().includes('/web-log/')) recorded.push({ where: 'remote log', what: request.postData() ?? '' });
  });
}

let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await startShop({ env: { LOG_LEVEL: 'trace', ANALYTICS: '1', RATE_LIMITS: '0' } });
});
test.afterAll(() => shop.stop());

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Waits for a mail with these words in its subject. @returns what the pattern finds in it */
async function inMail(subject: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const response = await fetch(`${shop.origin}/dev/mail.json?to=${encodeURIComponent(person.email)}`);
    const { data }: { data: { list: readonly Mail[] } } = await response.json();
    return pattern.exec(data.list.find((mail) => mail.subject.includes(subject))?.text ?? '')?.[0];
  };
  await expect.poll(find, { message: `a mail about “${subject}”`, intervals: [50] }).toBeTruthy();
  return (await find()) ?? '';
}

const address = {
  'First name': person.firstName,
  'Last name': person.lastName,
  'Street and number': person.line1,
  City: person.city,
  'ZIP code': '94612',
  Phone: person.phone,
} as const;

async function writeAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(address)) await page.getByRole('textbox', { name }).fill(value);
}

/** Breaks the next call of a path, so that the page tells the remote log of it, with all that was sent. */
async function breakOnce(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    (route) => route.fulfill({ status: 500, json: { status: 500, message: 'Broken', data: null } }),
    {
      times: 1,
    },
  );
}

test('what is secret or personal stays where it belongs while somebody searches, buys, signs up and writes', async ({
  browser,
}) => {
  const recorded: Recorded[] = [];
  const context = await browser.newContext({ baseURL: shop.origin });
  await record(context, recorded);
  const page = await context.newPage();

  await test.step('searches for something private', async () => {
    await open(page, `/home/search?q=${searched}`);
    await expect(title(page)).toContainText(searched);
    await open(page, '/home');
  });

  const accessKey = await test.step('buys as a guest, after a first try that the shop breaks', async () => {
    await open(page, '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1&quantity=1');
    await fillCheckout(page, person.email);
    await writeAddress(page);
    await breakOnce(page, '/order/create');
    await placeOrder(page);
    await expect.poll(() => recorded.filter(({ where }) => where === 'remote log').length).toBe(1);
    await placeOrder(page);
    await expect(title(page)).toHaveText('Pay by card');
    await payByCard(page, person.card);
    await expect(title(page)).toHaveText(/^Arrives by /);
    const guestOrders = await page.evaluate(() => localStorage.getItem('guestOrders') ?? '{}');
    return String(Object.values(JSON.parse(guestOrders))[0]);
  });
  expect(accessKey).toMatch(/^[\w.-]{20,}$/);

  await test.step('opens the order from its mail', async () => {
    await open(page, await inMail('order', /http\S+accessKey=\S+/));
    await expect(page).not.toHaveURL(/accessKey/);
  });

  const code = await test.step('signs up', async () => {
    await open(page, '/account/signUp');
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    const mailed = await inMail('is your code', /\d{6}/);
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(mailed);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('textbox', { name: 'Nickname' }).fill(person.nickname);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/my-center/);
    return mailed;
  });

  await test.step('writes an address, after a first try that the shop breaks', async () => {
    await open(page, '/account/address-detail');
    await writeAddress(page);
    await page.getByRole('combobox', { name: 'State' }).selectOption('CA');
    await page.getByRole('button', { name: 'Add apartment, floor or company' }).click();
    await page.getByRole('textbox', { name: /Apartment/ }).fill(person.line2);
    await breakOnce(page, '/app-mall/v1/address');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect.poll(() => recorded.filter(({ where }) => where === 'remote log').length).toBe(2);
  });

  const tokens = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refresh_token')]);
  const [token = '', refreshToken = ''] = tokens.map((text) => /[\w.-]{20,}/.exec(text ?? '')?.[0]);
  await page.evaluate(
    ([secret, mail]) =>
      void setTimeout(() => {
        throw new Error(`${mail} was refused with ${secret}`);
      }),
    [token, person.email] as const,
  );
  await expect.poll(() => recorded.filter(({ where }) => where === 'remote log').length).toBe(3);
  await context.close();

  const secrets = { ...person, searched, accessKey, code, token, refreshToken };
  for (const [name, value] of Object.entries(secrets)) expect(value.length, name).toBeGreaterThan(5);
  recorded.push({ where: 'log of the server', what: shop.output() });
  expect(
    leaksOf(
      recorded.filter((one) => !isMeant(one)),
      secrets,
    ),
  ).toEqual([]);

  // The control: there was something to hear everywhere, and a secret is heard where it is meant to be.
  const count = (place: string) => recorded.filter(({ where }) => where === place).length;
  expect(count('data layer')).toBeGreaterThan(10);
  expect(count('referrer')).toBeGreaterThan(50);
  expect(count('remote log')).toBe(3);
  expect(shop.output().split('\n').length).toBeGreaterThan(50);
  const meant = leaksOf(recorded.filter(isMeant), secrets).map((leak) => leak.split(' ', 1)[0]);
  expect([...new Set(meant)].sort()).toEqual(['accessKey', 'email', 'searched']);
});

/**
 * What an address has to say: the words of a search, the key of the order in the one link that was mailed, and the email
 * that the specification asks after in the query.
 */
const isMeant = ({ where, what }: Recorded): boolean =>
  where === 'address' &&
  /\/(?:home|support)\/search\?|\/product\/list\?|\/search\/suggest\?|\/email\/check\?|\/order\/detail\?[^/]*accessKey=/.test(
    what,
  );

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s+]/g, '');

/** Which secret was heard where. A code of six digits could be part of a number; alone it is the code. */
function leaksOf(recorded: readonly Recorded[], secrets: Readonly<Record<string, string>>): readonly string[] {
  const leaks = recorded.flatMap(({ where, what }) =>
    Object.entries(secrets).flatMap(([name, value]) => {
      const at = plain(what).indexOf(plain(value));
      if (at < 0) return [];
      if (name === 'code' && !new RegExp(String.raw`(?<!\d)${value}(?!\d)`).test(what)) return [];
      return [`${name} in ${where}: ${plain(what).slice(Math.max(0, at - 80), at + 10)}`];
    }),
  );
  return [...new Set(leaks)];
}
