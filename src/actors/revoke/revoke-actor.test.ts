import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import { createShopClient } from '../../api/client.ts';
import { fakeArea, openStore } from '../../storage/area-fixture.ts';
import { createRevoke } from './revoke-actor.ts';

const lines = ['01M7YRRT80DK8TYVN6FDWPAM9A', '01M7YRRT80DK8TYVN6FDWPAM9B', '01M7YRRT80DK8TYVN6FDWPAM9C'].map(
  (lineId) => ({
    lineId,
    quantity: 2,
  }),
);
const options = {
  modes: [{ mode: 'WITHDRAW', lines: lines.map(({ lineId, quantity }) => ({ lineId, maxQuantity: quantity })) }],
  reasons: [],
};
const declared: Partial<RevokeDraft> = {
  details: {
    declaredName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
    declaredEmail: 'wilhelmina.featherstonehaugh@lampyris.test',
    note: 'Too bright for the hallway, all three of them.',
  },
};

/** The page of a withdrawal whose answers are lost; a second one on the same area is that page after a reload. */
function openWithdrawal(area: Storage) {
  const keys: (string | null)[] = [];
  const client = createShopClient((request) => {
    if (request.method === 'GET') return Promise.resolve(Response.json({ status: 200, serverTime: 1, data: options }));
    keys.push(request.headers.get('idempotency-key'));
    return Promise.reject(new TypeError('Failed to fetch'));
  }, 'https://shop.test');
  const shop = { client, site: 'EU', member: 'm1' } as const;
  const order = { orderNo: 'LEU1', access: undefined, ways: ['WITHDRAW'] } as const;
  const { actor } = createRevoke({ shop, data: new QueryClient(), store: openStore(area) }, order);
  actor.start();
  const withdraw = async (change: Partial<RevokeDraft>) => {
    await expect.poll(() => actor.getSnapshot().matches('choosing')).toBe(true);
    actor.send({ type: 'revoke.choose', change });
    actor.send({ type: 'revoke.ask' });
    actor.send({ type: 'revoke.confirm' });
    await expect.poll(() => actor.getSnapshot().matches('outcomeUnknown')).toBe(true);
    actor.stop();
    return keys;
  };
  return { withdraw };
}

test('a withdrawal of three lines whose answer was lost is sent again under its key after a reload', async () => {
  const area = fakeArea();
  const [first] = await openWithdrawal(area).withdraw(declared);
  const [second] = await openWithdrawal(area).withdraw(declared);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('another withdrawal after a reload is sent under a key of its own', async () => {
  const area = fakeArea();
  const [first] = await openWithdrawal(area).withdraw(declared);
  const [second] = await openWithdrawal(area).withdraw({ ...declared, lines: lines.slice(1) });
  expect(second).not.toBe(first);
});
