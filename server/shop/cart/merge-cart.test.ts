import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop } from './cart-fixture.ts';

let open: CartShop;
beforeAll(async () => {
  open = await openCartShop();
});
afterAll(() => open.close());

const dome = 'LM-DOME-VERMILION';
const bulb = 'LM-ORB-A60-1';
type Line = { sku: string; quantity: number; buyType?: number };

const merge = (token: string, body: Line[], key: string = randomUUID(), site = 'US') =>
  open.api.call('mergeCart', { token, body, key, site });
const read = (token: string, site = 'US') => open.api.ok('getCart', { token, site });

describe('merging the cart of this browser', () => {
  it('puts its lines in front of those of the account, in their order', async () => {
    const { token } = await open.member();
    await open.api.ok('addCartLine', { token, body: { sku: 'LM-CUBE-1', quantity: 1 } });
    const { data } = await merge(token, [
      { sku: dome, quantity: 1 },
      { sku: bulb, quantity: 2 },
    ]);
    const { lines } = await read(token);
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [dome, 1],
      [bulb, 2],
      ['LM-CUBE-1', 1],
    ]);
    expect(data.map(({ id, sku, quantity }) => [id, sku, quantity])).toEqual(
      lines.map(({ id, sku, quantity }) => [id, sku, quantity]),
    );
  });

  it('sums equal items and says where the limit ended it', async () => {
    const { token } = await open.member();
    await open.offer(dome, 'US', { per_order_limit: 4 });
    await open.api.ok('addCartLine', { token, body: { sku: dome, quantity: 2 } });
    await merge(token, [{ sku: dome, quantity: 3 }]);
    expect((await read(token)).lines).toMatchObject([
      { quantity: 4, mergeNote: '2 in your basket + 3 here = limit 4' },
    ]);
    await open.offer(dome, 'US', { per_order_limit: 10 });
  });

  it('forgets the note with the next change of the line', async () => {
    const { token } = await open.member();
    const { data } = await merge(token, [{ sku: dome, quantity: 12 }]);
    expect(data[0]).toMatchObject({ quantity: 10, mergeNote: '0 in your basket + 12 here = limit 10' });
    const body = [{ id: data[0]?.id ?? '', sku: dome, quantity: 9 }];
    expect((await open.api.ok('updateCartLines', { token, body })).lines[0]).not.toHaveProperty('mergeNote');
  });

  it('with the same key counts once and answers the same', async () => {
    const { token } = await open.member();
    const key = randomUUID();
    const first = await merge(token, [{ sku: dome, quantity: 3 }], key);
    const again = await merge(token, [{ sku: dome, quantity: 3 }], key);
    expect(again.data).toEqual(first.data);
    expect((await read(token)).count).toBe(3);
  });

  it('with a new key counts again', async () => {
    const { token } = await open.member();
    await merge(token, [{ sku: dome, quantity: 3 }]);
    await merge(token, [{ sku: dome, quantity: 3 }]);
    expect((await read(token)).count).toBe(6);
  });

  it('sent ten times at once counts once', async () => {
    const { token } = await open.member();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => merge(token, [{ sku: bulb, quantity: 1 }], key)),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await read(token)).count).toBe(1);
  });

  it('is refused when the key comes back with other lines or for another market', async () => {
    const { token } = await open.member();
    const key = randomUUID();
    await merge(token, [{ sku: dome, quantity: 3 }], key);
    expect(await merge(token, [{ sku: dome, quantity: 4 }], key)).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect((await merge(token, [{ sku: dome, quantity: 3 }], key, 'GB')).code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await read(token)).count).toBe(3);
  });

  it('that is given up is refused when it comes, and one that had come says so', async () => {
    const { token } = await open.member();
    const [lost, late] = [randomUUID(), randomUUID()];
    await merge(token, [{ sku: dome, quantity: 3 }], lost);
    const withdraw = (key: string) => open.api.ok('withdrawMerge', { token, query: { key } });
    expect(await withdraw(lost)).toEqual({ merged: true });
    expect([await withdraw(late), await withdraw(late)]).toEqual([{ merged: false }, { merged: false }]);
    expect((await merge(token, [{ sku: bulb, quantity: 1 }], late)).code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await read(token)).count).toBe(3);
  });

  it('needs a key', async () => {
    const { token } = await open.member();
    const answer = await open.api.call('mergeCart', { token, body: [{ sku: dome, quantity: 1 }] });
    expect(answer.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('drops what is unknown, not sold here or sold out, and says why', async () => {
    const { token } = await open.member();
    const { data } = await merge(token, [
      { sku: 'no.such-sku', quantity: 1 },
      { sku: 'LM-PLUG-1', quantity: 1 },
      { sku: 'LM-PATH-6', quantity: 1 },
      { sku: dome, quantity: 1 },
    ]);
    expect(data.map(({ sku, quantity, mergeNote }) => [sku, quantity, mergeNote])).toEqual([
      [dome, 1, undefined],
      ['no.such-sku', 0, 'This item no longer exists'],
      ['LM-PLUG-1', 0, 'This item is not on sale in your market'],
      ['LM-PATH-6', 0, 'This item is out of stock'],
    ]);
    expect((await read(token)).lines).toHaveLength(1);
  });

  it('turns a line whose offer has ended into an ordinary one, with a note', async () => {
    const { token } = await open.member();
    await merge(token, [{ sku: dome, quantity: 1, buyType: 1 }]);
    expect((await read(token)).lines).toMatchObject([
      { key: `${dome}_0`, buyType: 0, mergeNote: 'The offer has ended; the normal price applies' },
    ]);
  });

  it('touches the cart of its own market only', async () => {
    const { token } = await open.member();
    await open.api.ok('addCartLine', { token, site: 'GB', body: { sku: dome, quantity: 1 } });
    await merge(token, [{ sku: bulb, quantity: 1 }], randomUUID(), 'US');
    expect((await read(token, 'GB')).lines.map(({ sku }) => sku)).toEqual([dome]);
    expect((await read(token, 'US')).lines.map(({ sku }) => sku)).toEqual([bulb]);
  });
});
