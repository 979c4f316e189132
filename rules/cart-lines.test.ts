import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addModes,
  addToCart,
  type BuyType,
  cartCount,
  cartKey,
  emptyCart,
  lineRequest,
  type LocalCart,
  removeFromCart,
  selectedLines,
  selectLine,
  setQuantity,
  unselectLine,
} from './cart-lines.ts';

const lampAndStrip = addToCart(addToCart(emptyCart, { sku: 'A', quantity: 2 }), { sku: 'B', quantity: 1 });
const ids = (cart: LocalCart): string[] => cart.lines.map((line) => line.id);

describe('adding to the cart', () => {
  it('puts a line into an empty cart with status true, selected [S3.cart-line.02 S3.cart-item.01 S3.cart-item.02 S3.cart-item.03 S4.cart.01 S4.cart.02]', () => {
    expect(addToCart(emptyCart, { sku: 'A', quantity: 2 })).toEqual({
      lines: [{ id: 'A_0', sku: 'A', buyType: 0, quantity: 2, status: true }],
      selected: ['A_0'],
    });
  });

  it('puts a new line at the front and selects it [S4.cart.07 S4.cart.08]', () => {
    expect(ids(lampAndStrip)).toEqual(['B_0', 'A_0']);
    expect(lampAndStrip.selected).toContain('B_0');
  });

  it('increments a present line in mode 1 [S4.cart.03]', () => {
    expect(addToCart(lampAndStrip, { sku: 'A', quantity: 3 }, 1).lines[1]?.quantity).toBe(5);
  });

  it('removes a present line when mode 1 leads to 0 or less [S4.cart.03]', () => {
    const cart = addToCart(lampAndStrip, { sku: 'A', quantity: -2 }, 1);
    expect([ids(cart), cart.selected]).toEqual([['B_0'], ['B_0']]);
  });

  it.each([0, 2, -1, Number.NaN, undefined])('sets the quantity in mode %d [S4.cart.04]', (mode) => {
    expect(addToCart(lampAndStrip, { sku: 'A', quantity: 3 }, mode).lines[1]?.quantity).toBe(3);
  });

  it.each([0, -1])('removes and unselects a line set to %i [S4.cart.05 S4.cart.06]', (quantity) => {
    const cart = addToCart(lampAndStrip, { sku: 'A', quantity }, addModes.set);
    expect([ids(cart), cart.selected]).toEqual([['B_0'], ['B_0']]);
  });

  it('ignores a new line with a quantity of 0 or less [S4.cart.09]', () => {
    expect(addToCart(lampAndStrip, { sku: 'C', quantity: 0 })).toBe(lampAndStrip);
    expect(addToCart(lampAndStrip, { sku: 'C', quantity: -1 }, addModes.set)).toBe(lampAndStrip);
  });

  it('keeps two kinds of purchase of one sku apart', () => {
    expect(ids(addToCart(lampAndStrip, { sku: 'A', quantity: 1, buyType: 1 }))).toEqual(['A_1', 'B_0', 'A_0']);
  });
});

describe('a line of a promotion', () => {
  const flash = { sku: 'A', quantity: 1, buyType: 1, promoItemId: 'flash-1' } as const;

  it('is a line beside the plain one and beside those of other promotion items and bundles', () => {
    const inputs = [
      flash,
      { ...flash, promoItemId: 'flash-2' },
      { sku: 'A', quantity: 1, buyType: 4, suitGroupId: 'group-1' },
      { sku: 'A', quantity: 1 },
      flash,
    ] as const;
    const cart = inputs.reduce((before, input) => addToCart(before, input, 1), emptyCart);
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['A_0', 1],
      ['A_4@group-1', 1],
      ['A_1:flash-2', 1],
      ['A_1:flash-1', 2],
    ]);
  });

  it('is sent with its promotion, a plain line without', () => {
    const { lines } = addToCart(addToCart(emptyCart, flash), { sku: 'B', quantity: 2, promoItemId: 'flash-1' });
    expect(lines.map(lineRequest)).toEqual([{ sku: 'B', quantity: 2, buyType: 0 }, flash]);
  });
});

describe('the lines of the cart', () => {
  it('leave storage and selection when removed by a list of ids [S4.cart.10]', () => {
    const three = addToCart(lampAndStrip, { sku: 'C', quantity: 1 });
    const cart = removeFromCart(three, ['A_0', 'C_0', 'unknown']);
    expect([ids(cart), cart.selected]).toEqual([['B_0'], ['B_0']]);
  });

  it('are selected and unselected one by one [S4.cart.11]', () => {
    const one = unselectLine(lampAndStrip, 'A_0');
    expect(one.selected).toEqual(['B_0']);
    expect(one.lines).toBe(lampAndStrip.lines);
    expect(selectedLines(one).map((line) => line.sku)).toEqual(['B']);
    expect(selectLine(one, 'A_0').selected).toEqual(['B_0', 'A_0']);
    expect(selectLine(one, 'B_0')).toBe(one);
    expect(selectLine(one, 'unknown')).toBe(one);
  });

  it('do not appear by setting an unknown id', () => {
    expect(setQuantity(lampAndStrip, 'unknown', 4)).toEqual(lampAndStrip);
  });

  it('count as the sum of their quantities, selected or not [S3.cart-item.04]', () => {
    expect(cartCount(unselectLine(lampAndStrip, 'A_0').lines)).toBe(3);
    expect(cartCount([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
    expect(cartCount([])).toBe(0);
  });
});

describe('any series of edits', () => {
  const sku = fc.constantFrom('A', 'B', 'C');
  const buyType = fc.constantFrom<BuyType>(0, 1, 5);
  const edit = fc.oneof(
    fc.tuple(sku, buyType, fc.integer({ min: -3, max: 5 }), fc.integer({ min: 0, max: 2 })).map(
      ([s, b, quantity, mode]) =>
        (cart: LocalCart) =>
          addToCart(cart, { sku: s, buyType: b, quantity }, mode),
    ),
    fc.tuple(sku, buyType).map(
      ([s, b]) =>
        (cart: LocalCart) =>
          unselectLine(cart, cartKey(s, b)),
    ),
    fc.tuple(sku, buyType).map(
      ([s, b]) =>
        (cart: LocalCart) =>
          selectLine(cart, cartKey(s, b)),
    ),
    fc.tuple(sku, buyType).map(
      ([s, b]) =>
        (cart: LocalCart) =>
          removeFromCart(cart, [cartKey(s, b)]),
    ),
  );

  it('leaves positive quantities, unique keys and no selection without a line', () => {
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const cart = edits.reduce((state, change) => change(state), emptyCart);
        expect(new Set(ids(cart)).size).toBe(cart.lines.length);
        expect(new Set(cart.selected).size).toBe(cart.selected.length);
        expect(cart.selected.every((key) => ids(cart).includes(key))).toBe(true);
        expect(cart.lines.every((line) => line.quantity > 0)).toBe(true);
        expect(cart.lines.every((line) => line.id === cartKey(line.sku, line.buyType))).toBe(true);
      }),
    );
  });
});
