import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cartLineOf,
  chosenSku,
  quantityOf,
  reduceProductSelector,
  startProductSelector,
  type ProductSelector,
  type ProductSelectorEvent,
} from './product-selector.ts';
import { agrees, type SelectorTable } from '../parts/selector-table.ts';
import { domes, noneLeft, onlyOne, otherMarket } from '../parts/selector-tables-fixture.ts';

/** A selector that events are sent to one after the other, with what it says now. */
function look(sku = 'RED-S') {
  let state = startProductSelector(domes, sku);
  const send = (event: ProductSelectorEvent) => (state = reduceProductSelector(state, event));
  return {
    send,
    choose: (axis: string, value: string) => send({ type: 'option.chosen', axis, value }),
    request: (quantity: number) => send({ type: 'quantity.set', quantity }),
    state: () => state,
    sku: () => chosenSku(state)?.sku,
    moved: () => state.moved,
    addressed: () => state.addressed,
    quantity: () => quantityOf(state),
    line: () => cartLineOf(state),
  };
}

describe('choosing a variant', () => {
  test('starts with the SKU of the address', () => {
    const { sku, addressed, line } = look('GREEN-S');
    expect([sku(), addressed()]).toEqual(['GREEN-S', 'GREEN-S']);
    expect(line()).toEqual({ sku: 'GREEN-S', quantity: 1 });
  });

  test('goes from nothing over a part to a SKU, which the address then names', () => {
    const { choose, sku, addressed, line } = look('GONE');
    expect([sku(), line()]).toEqual([undefined, undefined]);
    choose('Size', 'Small');
    expect([sku(), line(), addressed()]).toEqual([undefined, undefined, 'GONE']);
    choose('Finish', 'Green');
    expect([sku(), addressed()]).toEqual(['GREEN-S', 'GREEN-S']);
  });

  test('puts a SKU into the cart with the promotion behind its price', () => {
    const promotion = { buyType: 1, promoItemId: 'flash-1' };
    const table = { ...domes, skus: domes.skus.map((sku) => ({ ...sku, promotion })) };
    expect(cartLineOf(startProductSelector(table, 'RED-S'))).toEqual({ sku: 'RED-S', quantity: 1, ...promotion });
  });

  test('shows a sold-out combination, of which nothing goes into the cart', () => {
    const { choose, sku, addressed, line } = look();
    choose('Size', 'Large');
    expect([sku(), addressed(), line()]).toEqual(['RED-L', 'RED-L', undefined]);
  });

  test('lets what is not made like that give way to the last choice, and says what gave way', () => {
    const { choose, sku, moved } = look('GREEN-S');
    choose('Size', 'Large');
    expect([sku(), moved()]).toEqual(['RED-L', ['Finish']]);
    choose('Finish', 'Green');
    expect([sku(), moved()]).toEqual(['GREEN-S', ['Size']]);
    choose('Finish', 'Red');
    expect(moved()).toEqual([]);
  });

  test('leaves everything as it is for a value that nobody makes', () => {
    const { choose, state } = look('GREEN-S');
    const before = state();
    choose('Finish', 'Blue');
    expect(state()).toBe(before);
  });
});

describe('the quantity', () => {
  test('is no more than can be had, and what was wanted is remembered for the next finish', () => {
    const { choose, request, quantity } = look('GREEN-S');
    request(3);
    expect(quantity()).toBe(3);
    request(4);
    expect(quantity()).toBe(3);
    choose('Finish', 'Red');
    expect(quantity()).toBe(4);
    request(10);
    expect(quantity()).toBe(10);
    request(11);
    expect(quantity()).toBe(10);
  });

  test.each([
    [0, 1],
    [-1, 1],
    [0.5, 1],
    [2.9, 2],
  ])('of %d is read as %d', (typed, expected) => {
    const { request, quantity } = look();
    request(typed);
    expect(quantity()).toBe(expected);
  });

  test('of a SKU that is sold out is shown as one', () => {
    const { request, quantity } = look('RED-L');
    request(5);
    expect(quantity()).toBe(1);
  });
});

describe('the address', () => {
  test('is followed when the shopper goes back', () => {
    const { choose, send, sku, moved, addressed } = look('GREEN-S');
    choose('Size', 'Large');
    send({ type: 'address.changed', sku: 'GREEN-S' });
    expect([sku(), moved(), addressed()]).toEqual(['GREEN-S', [], 'GREEN-S']);
  });

  test('that follows the choice takes back nothing that was said about it', () => {
    const { choose, send, moved } = look('GREEN-S');
    choose('Size', 'Large');
    send({ type: 'address.changed', sku: 'RED-L' });
    expect(moved()).toEqual(['Finish']);
  });

  test('that this market does not know leaves everything as it is', () => {
    const { send, state } = look();
    const before = state();
    send({ type: 'address.changed', sku: 'GONE' });
    expect(state()).toBe(before);
  });
});

describe('another table', () => {
  test('with fresh stock turns a sold-out SKU into something to buy, and nothing else changes', () => {
    const { send, request, sku, line, addressed } = look('RED-L');
    request(9);
    send({ type: 'table.changed', table: otherMarket });
    expect([sku(), addressed()]).toEqual(['RED-L', 'RED-L']);
    expect(line()).toEqual({ sku: 'RED-L', quantity: 5 });
  });

  test('without the SKU shows the one most like it, and the address follows', () => {
    const { send, choose, sku, moved, addressed } = look();
    choose('Finish', 'Green');
    send({ type: 'table.changed', table: otherMarket });
    expect([sku(), moved(), addressed()]).toEqual(['GREEN-L', ['Size'], 'GREEN-L']);
  });

  test('that is empty leaves nothing chosen', () => {
    const { send, state, sku } = look();
    send({ type: 'table.changed', table: noneLeft });
    expect([sku(), state().choice]).toEqual([undefined, {}]);
  });
});

const tables = fc.constantFrom<SelectorTable>(domes, otherMarket, noneLeft, onlyOne);
const skus = fc.constantFrom('RED-S', 'RED-L', 'GREEN-S', 'GREEN-L', 'ONLY', 'NOT-HERE');
const events = fc.oneof<fc.Arbitrary<ProductSelectorEvent>[]>(
  fc.record({
    type: fc.constant('option.chosen'),
    axis: fc.constantFrom('Finish', 'Size', 'Pack'),
    value: fc.constantFrom('Red', 'Green', 'Blue', 'Small', 'Large'),
  }),
  fc.record({ type: fc.constant('quantity.set'), quantity: fc.double({ min: -5, max: 20, noNaN: true }) }),
  fc.record({ type: fc.constant('address.changed'), sku: skus }),
  fc.record({ type: fc.constant('table.changed'), table: tables }),
);

/** Holds for every step of any events, from any start. */
function always(
  law: (step: { before: ProductSelector; event: ProductSelectorEvent; after: ProductSelector }) => void,
): void {
  fc.assert(
    fc.property(tables, skus, fc.array(events, { maxLength: 30 }), (table, sku, sent) => {
      sent.reduce(
        (before, event) => {
          const after = reduceProductSelector(before, event);
          law({ before, event, after });
          return after;
        },
        startProductSelector(table, sku),
      );
    }),
    { numRuns: 1_000 },
  );
}

describe('whatever happens in whatever order', () => {
  test('what is chosen can be had together in this market', () => {
    always(({ after: { table, choice } }) => {
      expect(Object.keys(choice).length === 0 || table.skus.some((sku) => agrees(sku, choice))).toBe(true);
    });
  });

  test('only a SKU that can be bought goes into the cart, at least one and never more than can be had', () => {
    always(({ after }) => {
      const chosen = chosenSku(after);
      const line = cartLineOf(after);
      expect(line !== undefined).toBe(chosen?.isBuyable === true);
      if (line) expect(line).toEqual({ sku: chosen?.sku, quantity: Math.min(after.requested, chosen?.most ?? 0) });
      expect(quantityOf(after)).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(after.requested)).toBe(true);
    });
  });

  test('the address names the SKU that a choice, a link or another table has led to', () => {
    always(({ before, after }) => {
      const chosen = chosenSku(after);
      if (after.choice === before.choice && after.table === before.table) return;
      expect(after.addressed).toBe(chosen?.sku ?? before.addressed);
    });
  });

  test('a value that was chosen is chosen, wherever any SKU has it', () => {
    always(({ before, event, after }) => {
      if (event.type !== 'option.chosen') return;
      const isOffered = before.table.skus.some(({ options }) => options[event.axis] === event.value);
      if (isOffered) expect(after.choice[event.axis]).toBe(event.value);
      else expect(after).toBe(before);
    });
  });

  test('what gave way is exactly what differs from what was chosen', () => {
    always(({ before, event, after }) => {
      if (event.type === 'address.changed' || event.type === 'quantity.set' || after === before) return;
      const chosen = event.type === 'option.chosen' ? { ...before.choice, [event.axis]: event.value } : before.choice;
      const differs = Object.keys(after.choice).filter((axis) => after.choice[axis] !== chosen[axis]);
      expect(after.moved).toEqual(differs);
    });
  });

  test('another table takes nothing away that can still be had', () => {
    always(({ before, event, after }) => {
      if (event.type !== 'table.changed' || !event.table.skus.some((sku) => agrees(sku, before.choice))) return;
      expect(after.choice).toEqual(before.choice);
    });
  });

  test('a quantity moves nothing else, and every event done twice is done once', () => {
    always(({ before, event, after }) => {
      if (event.type === 'quantity.set') expect({ ...after, requested: before.requested }).toEqual(before);
      const { moved: _first, ...once } = after;
      const { moved: _second, ...twice } = reduceProductSelector(after, event);
      expect(twice).toEqual(once);
    });
  });
});
