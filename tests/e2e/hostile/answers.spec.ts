import type { Page } from '@playwright/test';
import { pagePaths } from '#rules/page-paths.ts';
import { areas } from '#tests/extent.ts';
import { lookedAt } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { sampleVisits } from '../pages/visits.ts';
import { answer, api } from '../steps/api.ts';
import { open } from '../steps/open.ts';
import { demo, logIn, newMember, type Person } from '../steps/member.ts';
import { unpaidOrder } from '../steps/order.ts';
import { executions, watchExecutions } from './executions.ts';
import { answersOf, letAnswersLie, lieFromNow, settled, showAgain } from './hostile-answers.ts';
import { openTexts } from './open-texts.ts';
import { texts } from './texts.ts';

// Where a picture should be there is none.
test.use({ tolerated: /Failed to load resource|Content Security Policy/ });
declare global {
  interface Window {
    showNaively?: (text: string) => void;
  }
}

interface Shown {
  readonly path: string;
  /** The true values of its query. */
  readonly base?: Record<string, string>;
  /** Lists of its answers that are filled with every text, because people write into them. */
  readonly long?: readonly string[];
  /** How often it is shown with other texts, by the name of a number in its query. */
  readonly again?: readonly [string, number];
}

/** Texts for whatever only the shop fills. */
const some = 160;

/** How pages are shown that hold more of what people write. */
const more: Readonly<Record<string, Omit<Shown, 'path'>>> = {
  '/order/list': { base: { pageNo: '1' } },
  '/account/address-list': { long: ['listAddresses data.list'] },
  '/order/detail?orderNo=LMDEMO0004': { long: ['getOrder data.shippingAddress', 'getOrder data.billingAddress'] },
  '/order/detail?orderNo=LMDEMO0005': { again: ['orderNo', some] },
  '/order/bill?orderNo=LMDEMO0007': { again: ['orderNo', some] },
  '/order/rma?orderNo=LMDEMO0008&rmaNo=R02Q353SZD5M6N17JS3P7EFSQNQ': { again: ['rmaNo', some] },
  '/order/completed?orderNo=LMDEMO0007': { again: ['orderNo', some] },
  '/faq/detail?questionId=0503WWKF4GAKZPD0H4ERKYZ5WT': { again: ['questionId', some] },
};
/** Where somebody buys, which the last test shows, and where a member is sent on. */
const elsewhere = [
  ...['/account/login', '/shopping-cart', '/order/checkout', '/order/payment', '/order/payment/card'],
  ...[pagePaths.paymentReturn, pagePaths.emailPreferences],
];

const shownOf = (address: string): Shown => {
  const { pathname, searchParams } = new URL(address, 'https://shop.test');
  return { path: pathname, base: Object.fromEntries(searchParams), ...more[address] };
};

const visits = [
  ...sampleVisits('member'),
  // Public pages, which their rows show to a guest.
  ...sampleVisits('guest').filter(({ isIndexed }) => isIndexed),
];
const addresses = new Set(lookedAt(visits).map(({ path }) => path));
const pagesOfDemo: readonly Shown[] = [...addresses].map(shownOf).filter(({ path }) => !elsewhere.includes(path));

const openAs = async (page: Page, person: Person) => {
  await open(page, '/account/login');
  await logIn(page, person);
  await page.waitForURL(/my-center/);
  // What a page fetches ahead is hostile, too.
  await lieFromNow(page, { length: some });
  await open(page, '/faq/my-space');
};

/** Shows the pages one after the other in one document. @returns how many texts each place was given */
async function show(page: Page, pages: readonly Shown[]): Promise<Readonly<Record<string, number>>> {
  const total: Record<string, number> = {};
  for (const { path, base = {}, long = [], again } of pages) {
    await test.step(`${path} ${JSON.stringify(base)}`, async () => {
      await lieFromNow(page, { length: again ? 2 : some, long, base });
      await page.evaluate((address) => history.pushState(null, '', address), `${path}?${new URLSearchParams(base)}`);
      await settled(page);
      if (again) await showAgain(page, path, base, ...again);
      expect.soft(await executions(page)).toEqual([]);
      for (const [place, count] of Object.entries(await answersOf(page))) total[place] = (total[place] ?? 0) + count;
    });
  }
  return total;
}

test('no text of any answer runs on any page of a member', async ({ page, context }) => {
  await watchExecutions(context);
  await letAnswersLie(page);
  await openAs(page, demo);
  expect(Object.keys(more).filter((address) => !visits.some(({ path }) => path === address))).toEqual([]);
  const shown = await show(page, pagesOfDemo);
  // Only all pages together show all of it.
  if (areas.length > 0) return;
  // The names of a person are shown by the next test.
  const people = Object.values(openTexts).flatMap((text) => ('shown' in text ? text.shown : []));
  const byPeople = people.filter((place) => !place.startsWith('getUserInfo '));
  expect(byPeople.length).toBeGreaterThan(20);
  expect(byPeople.filter((place) => (shown[place] ?? 0) < some)).toEqual([]);
  expect(shown['listAddresses data.list[].firstName']).toBeGreaterThanOrEqual(texts.length);
  expect(shown['getOrder data.shippingAddress[]']).toBeGreaterThanOrEqual(texts.length);
});

test('nobody is called what runs', async ({ page, context }) => {
  await watchExecutions(context);
  await letAnswersLie(page);
  const person = await newMember('called');
  await openAs(page, person);
  for (let first = 0; first < texts.length; first += 120) {
    await lieFromNow(page, { first });
    await open(page, first % 240 === 0 ? '/account/my-center' : '/profile');
    await settled(page);
    expect.soft(await executions(page)).toEqual([]);
  }
});

test('no text of any answer runs where somebody buys', async ({ page, context }) => {
  await watchExecutions(context);
  await letAnswersLie(page);
  const person = await newMember('buys');
  const { orderNo } = await unpaidOrder(person);
  const headers = { authorization: `Bearer ${person.token}`, site: 'US', clientid: 'a-client-of-the-tests' };
  const body = { sku: 'LM-CUBE-1', quantity: 1, buyType: 0 } as const;
  await answer(api.POST('/app-mall/v1/shopping-cart', { headers, body }));
  await openAs(page, person);
  const shown = await show(page, [
    { path: '/shopping-cart' },
    { path: '/order/checkout', base: { source: 'CART' } },
    { path: '/order/payment', base: { orderNo } },
    { path: '/order/unsubscribe' },
  ]);
  for (const place of ['getCart data.lines[].title', 'getPaymentMethods data.list[].label'])
    expect(shown[place]).toBeGreaterThanOrEqual(some);
});

/** Does what no page of the shop may do. */
const naivePage = `<title>Naive</title><p></p><script>
  window.showNaively = (text) => { document.querySelector('p').innerHTML = text; };
</script>`;

test('a page that takes texts for markup runs them: this watch can fail', async ({ browser }) => {
  // Nobody minds the faults of this one.
  const context = await browser.newContext();
  await watchExecutions(context);
  const page = await context.newPage();
  await page.route('**/naive', (route) => route.fulfill({ contentType: 'text/html', body: naivePage }));
  await page.goto('http://naive.example/naive');
  await page.evaluate((list) => {
    const events = ['click', 'focus', 'mouseover', 'animationstart', 'toggle', 'pointerenter', 'load', 'error'];
    for (const text of list) {
      window.showNaively?.(text);
      for (const element of document.querySelectorAll('p, p *'))
        for (const name of events) element.dispatchEvent(new Event(name));
    }
  }, texts);
  const ran = ((await executions(page)) ?? []).filter((what) => what.startsWith('alert'));
  expect(ran.length).toBeGreaterThanOrEqual(100);
  await context.close();
});
