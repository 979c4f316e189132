import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createShopClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { fakeArea, openStore } from '../../storage/area-fixture.ts';
import { markAdded, markFollowed } from '../../storage/marks.ts';
import { createCheckout } from './checkout-actor.ts';

const quote = {
  quoteHash: 'h',
  expireTime: Date.now() + 600_000,
  lines: [{ sku: 'ARC' }, { sku: 'DOME-RED' }],
  totals: { grandTotal: { amount: 100, currency: 'USD' } },
  shippingMethod: 'STANDARD',
  coupons: { used: [] },
  coins: { used: 0 },
  protection: { selected: false, free: false },
  problems: [],
};

test('an order says which recommendation led to it, and what is bought later has marks of its own', async () => {
  const sent: Request[] = [];
  const client = createShopClient((request) => {
    sent.push(request.clone());
    const data = request.url.endsWith('/create') ? { orderNo: 'LUS1', paid: false } : quote;
    return Promise.resolve(Response.json({ status: 200, serverTime: Date.now(), data }));
  }, 'https://shop.test');
  const store = openStore(fakeArea());
  markFollowed(store, 'US', 'DOME', 'pdp.ORB');
  markAdded(store, 'US', 'DOME-RED', 'DOME');
  const orderedWith = async () => {
    const leave = vi.fn();
    const shop = { client, site: 'US', member: null } as const;
    const effects = { shop, data: createQueryClient(), store, showRefusal: vi.fn(), leave };
    const { actor } = createCheckout(effects, { source: 'CART', lines: [{ sku: 'DOME-RED', quantity: 1 }] });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.context.quote !== null);
    actor.send({ type: 'checkout.submit', details: {} });
    await expect.poll(() => leave.mock.calls.length).toBe(1);
    actor.stop();
    return sent.at(-1)?.json();
  };
  expect(await orderedWith()).toMatchObject({ quoteHash: 'h', recommendMark: 'pdp.ORB' });
  expect(await orderedWith()).not.toHaveProperty('recommendMark');
});

test('a quote that was stale where the order goes to is asked for again there, and elsewhere without the house', async () => {
  const addresses: unknown[] = [];
  const client = createShopClient(async (request) => {
    const isOrder = request.url.endsWith('/create');
    if (!isOrder) addresses.push(Reflect.get(Object(await request.json()), 'address'));
    const answer = isOrder ? { status: 409, code: 'QUOTE_STALE', message: 'stale' } : { status: 200, data: quote };
    return Response.json({ ...answer, serverTime: Date.now() });
  }, 'https://shop.test');
  const shop = { client, site: 'US', member: null } as const;
  const store = openStore(fakeArea());
  const effects = { shop, data: createQueryClient(), store, showRefusal: vi.fn(), leave: vi.fn() };
  const typed = { country: 'US', region: 'CA' } as const;
  const house = {
    ...typed,
    firstName: 'Ada',
    lastName: 'L',
    phone: '1',
    city: 'Oakland',
    line1: '1 Elm',
    postcode: '94601',
  };
  const { actor } = createCheckout(effects, { source: 'CART', address: typed });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.context.quote !== null);
  actor.send({ type: 'checkout.submit', details: { address: house } });
  await expect.poll(() => addresses).toEqual([typed, house]);
  actor.send({ type: 'checkout.edit', choices: { address: { country: 'US', region: 'NY' } } });
  await expect.poll(() => addresses).toEqual([typed, house, { country: 'US', region: 'NY' }]);
  actor.stop();
});
