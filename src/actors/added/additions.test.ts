import { expect, test, vi } from 'vitest';
import { addToCart as withLine, emptyCart, setQuantity, type LineSource } from '#rules/cart-lines.ts';
import { memberCart } from '../../api/queries/cart.ts';
import { createShopClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { fakeArea, openStore } from '../../storage/area-fixture.ts';
import { stored } from '../../storage/keys.ts';
import { markFollowed } from '../../storage/marks.ts';
import { markCheckout, orderMark } from '../../storage/order-marks.ts';
import { additionsOf } from './additions.ts';

const client = createShopClient(() => Promise.reject(new Error('nothing is asked')), 'https://shop.test');

/** A cart that takes everything at once, and what is announced. */
function open(account?: string | null) {
  const data = createQueryClient();
  const store = openStore(fakeArea());
  const owner = account === undefined ? 'guest' : 'member';
  const cart = { site: 'US', account: account ?? null, carts: { US: emptyCart } };
  const answers = new Set<(event: { command: object }) => void>();
  const sent: object[] = [];
  const announced: { text: string; undo: { line: LineSource } }[] = [];
  const actors = Object.assign(Object.create(null), {
    app: { send: ({ notice }: { notice: (typeof announced)[number] }) => announced.push(notice) },
    cart: {
      getSnapshot: () => ({ context: cart, matches: (state: { owner: string }) => state.owner === owner }),
      on: (type: string, answer: (event: { command: object }) => void) => {
        if (type === 'cart.added') answers.add(answer);
        return { unsubscribe: () => answers.delete(answer) };
      },
      send: (command: LineSource & { type: string; id: string }) => {
        sent.push(command);
        const before = cart.carts.US;
        cart.carts = {
          US:
            command.type === 'cart.add'
              ? withLine(before, command, 1)
              : setQuantity(before, command.id, command.quantity),
        };
        if (command.type === 'cart.add') for (const answer of answers) answer({ command });
      },
    },
  });
  const quantities = () => Object.fromEntries(cart.carts.US.lines.map(({ id, quantity }) => [id, quantity]));
  return { additions: additionsOf(actors, { client, data, store }), cart, announced, quantities, sent, data, store };
}

test('two taps on a card say two pieces, and their undo leaves what was there before', async () => {
  const { additions, announced, quantities } = open();
  await additions.add({ sku: 'DOME', quantity: 3 });
  await additions.addPiece('Dome', { sku: 'DOME' });
  await additions.addPiece('Dome', { sku: 'DOME' });
  expect(announced.map(({ text }) => text)).toEqual(['Dome added to cart', '2 × Dome added to cart']);
  expect(quantities()).toEqual({ DOME_0: 5 });
  const [, last] = announced;
  if (last) additions.undo(last.undo.line);
  expect(quantities()).toEqual({ DOME_0: 3 });
  await additions.addPiece('Dome', { sku: 'DOME' });
  expect(announced.at(-1)?.text).toBe('Dome added to cart');
});

test('an undo in another market leaves the cart of that market alone', async () => {
  const { additions, announced, quantities, cart } = open();
  await additions.addPiece('Dome', { sku: 'DOME' });
  cart.site = 'GB';
  const [last] = announced;
  if (last) additions.undo(last.undo.line);
  expect(quantities()).toEqual({ DOME_0: 1 });
});

test('taps that are far from each other are announced one by one', async () => {
  const { additions, announced } = open();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  await additions.addPiece('Dome', { sku: 'DOME' });
  clock.mockReturnValue(7_000);
  await additions.addPiece('Dome', { sku: 'DOME' });
  clock.mockRestore();
  expect(announced.map(({ text }) => text)).toEqual(['Dome added to cart', 'Dome added to cart']);
});

test('a tap at the price of a promotion does not count to the one at the plain price', async () => {
  const { additions, announced, quantities } = open();
  await additions.addPiece('Dome', { sku: 'DOME' });
  await additions.addPiece('Dome', { sku: 'DOME', buyType: 1, promoItemId: 'flash' });
  expect(announced.map(({ text }) => text)).toEqual(['Dome added to cart', 'Dome added to cart']);
  const [, last] = announced;
  if (last) additions.undo(last.undo.line);
  expect(quantities()).toEqual({ DOME_0: 1 });
});

test.each(['account-1', null])(
  'the undo of member %s changes the line that the server has, and that of the same promotion alone',
  (member) => {
    const { additions, sent, data } = open(member);
    const line = { id: 'line-7', sku: 'DOME', quantity: 4, buyType: 1, promoItemId: 'flash' };
    const plain = { id: 'line-6', sku: 'DOME', quantity: 1, buyType: 0 };
    const key: readonly unknown[] = memberCart({ client, site: 'US', member }).queryKey;
    data.setQueryData(key, { lines: [plain, line] });
    additions.undo({ sku: 'DOME', quantity: 1, buyType: 1, promoItemId: 'flash' });
    expect(sent).toEqual([{ type: 'cart.setQuantity', id: 'line-7', quantity: 3 }]);
  },
);

test('what a recommendation led to has its mark in the cart, and on to its order', async () => {
  const { additions, store } = open();
  markFollowed(store, 'US', 'DOME', 'pdp.ORB');
  await additions.add({ sku: 'DOME-BLUE', quantity: 1 }, 'DOME');
  await additions.addPiece('Dome', { sku: 'DOME-RED' }, 'DOME');
  await additions.add({ sku: 'ARC', quantity: 1 }, 'ARC');
  markFollowed(store, 'GB', 'ARC', 'home.best');
  await additions.add({ sku: 'ARC', quantity: 1 }, 'ARC');
  expect(store.read(stored.checkoutMarks)).toEqual({ US: { 'DOME-BLUE': 'pdp.ORB', 'DOME-RED': 'pdp.ORB' } });
  markCheckout(store, 'US', ['ARC', 'DOME-BLUE']);
  expect(orderMark(store, 'US', ['ARC', 'DOME-BLUE'])).toBe('pdp.ORB');
});
