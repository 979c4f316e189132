import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deadlineText } from '#rules/market-dates.ts';
import { savvyLevels } from '#rules/savvy-levels.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { EarlyAccess } from './early-access.tsx';

afterEach(cleanup);

const hours = 3_600_000;
const launches = '/app-mall/v1/product/launches';

const cardAt = (time: number) => ({
  ...{ spu: 'LINE', sku: 'LINE-9', title: 'Line', subtitle: 'Bars of light', price: null, badges: [] },
  ...{ rating: 0, ratingCount: 0, swatches: [], stockState: 'OK', singleSku: false, energyClass: null },
  image: { url: '/media/products/line/', alt: '', w: 8, h: 8, widths: [320], lqip: { day: '#ddd', night: '#222' } },
  launch: { time, text: deadlineText(time, 'US') },
});

function show(ahead: number, level?: number) {
  const time = Date.now() + ahead;
  const { name: levelName } = savvyLevels.find((each) => each.level === level) ?? savvyLevels[0];
  const savvy = { level, levelName, points: 0, nextLevelPoints: null, validUntil: null, benefits: [] };
  const answers = { [launches]: { list: [cardAt(time)] }, '/bff-app/v1/mobile/su-info': savvy };
  renderInShop(<EarlyAccess />, answers, 'US', level === undefined ? null : 'member-1');
  return time;
}

const row = async () => within(await screen.findByRole('listitem'));

test('a guest sees the time of each level and of everybody, and that it is not open', async () => {
  const time = show(48 * hours);
  const item = await row();
  expect(item.getByRole('link', { name: 'Line' }).getAttribute('href')).toBe('/product-detail?spu=LINE');
  for (const [name, ahead] of [
    ['Aurora', 24],
    ['Beam', 12],
    ['Everyone', 0],
  ] as const) {
    const moment = deadlineText(time - ahead * hours, 'US');
    expect(item.getByText(name).nextElementSibling?.textContent).toBe(moment);
  }
  expect(item.getByText('Not yet')).toBeDefined();
});

test('a member sees which time is theirs, and that it is open from then on', async () => {
  show(6 * hours, 3);
  const item = await row();
  expect(await item.findByText('You, at Beam')).toBeDefined();
  expect(await item.findByText('Open for you')).toBeDefined();
});

test('a list without a product says so, and one that did not come can be asked for again', async () => {
  renderInShop(<EarlyAccess />, { [launches]: { list: [] } }, 'US', null);
  expect(await screen.findByText(/^Nothing new right now/)).toBeDefined();
  cleanup();
  renderInShop(<EarlyAccess />, { [launches]: new Refusal('BAD_REQUEST', 400, 'No') }, 'US', null);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
