import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartKey } from './cart-lines.ts';
import { type LineLimits, mergeCartLines, type MergedLine } from './cart-merge.ts';

const plenty: LineLimits = { sellable: true, perOrderLimit: 10, stock: 100 };
const line = (sku: string, quantity: number): MergedLine => ({ key: cartKey(sku), sku, buyType: 0, quantity });
const allow = (limits: Record<string, Partial<LineLimits>>): Map<string, LineLimits> =>
  new Map(Object.entries(limits).map(([key, limit]) => [key, { ...plenty, ...limit }]));

describe('merging the local cart into the account', () => {
  it('sums equal lines and says nothing when they fit', () => {
    expect(mergeCartLines([line('A', 2)], [{ sku: 'A', quantity: 3 }], allow({ A_0: { perOrderLimit: 5 } }))).toEqual({
      lines: [line('A', 5)],
      dropped: [],
    });
  });

  it('caps to the limit with a note', () => {
    const { lines } = mergeCartLines([line('A', 2)], [{ sku: 'A', quantity: 3 }], allow({ A_0: { perOrderLimit: 4 } }));
    expect(lines).toEqual([{ ...line('A', 4), mergeNote: '2 in your basket + 3 here = limit 4' }]);
  });

  it('caps to the stock with a note', () => {
    const { lines } = mergeCartLines([], [{ sku: 'A', quantity: 3 }], allow({ A_0: { stock: 2 } }));
    expect(lines).toEqual([{ ...line('A', 2), mergeNote: '0 in your basket + 3 here = 2 in stock' }]);
  });

  it('never takes away what the cart already held', () => {
    const { lines } = mergeCartLines([line('A', 6)], [{ sku: 'A', quantity: 1 }], allow({ A_0: { perOrderLimit: 4 } }));
    expect(lines[0]?.quantity).toBe(6);
  });

  it('drops unknown, off-sale and out-of-stock lines with a note', () => {
    const { lines, dropped } = mergeCartLines(
      [line('D', 1)],
      [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 1 },
        { sku: 'C', quantity: 1 },
      ],
      allow({ B_0: { sellable: false }, C_0: { stock: 0 } }),
    );
    expect(lines).toEqual([line('D', 1)]);
    expect(dropped.map(({ sku, reason }) => [sku, reason])).toEqual([
      ['A', 'UNKNOWN'],
      ['B', 'OFF_SALE'],
      ['C', 'OUT_OF_STOCK'],
    ]);
    expect(dropped.every(({ note }) => note.length > 0)).toBe(true);
  });

  it('turns a line whose offer ended into a normal one, with a note', () => {
    const { lines } = mergeCartLines(
      [line('A', 1)],
      [
        { sku: 'A', quantity: 2, buyType: 1 },
        { sku: 'A', quantity: 1 },
      ],
      allow({ A_0: {}, A_1: { offerEnded: true } }),
    );
    expect(lines).toEqual([{ ...line('A', 4), mergeNote: 'The offer has ended; the normal price applies' }]);
  });

  it('keeps at most 50 lines and names the rest', () => {
    const server = Array.from({ length: 49 }, (_, index) => line(`S${index}`, 1));
    const { lines, dropped } = mergeCartLines(
      server,
      [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 1 },
        { sku: 'S3', quantity: 1 },
      ],
      allow({ A_0: {}, B_0: {}, S3_0: {} }),
    );
    expect(lines.map(({ sku }) => sku)).toEqual(['A', ...server.map(({ sku }) => sku)]);
    expect(lines.find(({ sku }) => sku === 'S3')?.quantity).toBe(2);
    expect(dropped).toMatchObject([{ sku: 'B', reason: 'CART_FULL' }]);
  });

  it('loses no piece without saying so, and never breaks a limit', () => {
    const input = fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), quantity: fc.integer({ min: 1, max: 8 }) });
    const limit = fc.record({
      sellable: fc.boolean(),
      perOrderLimit: fc.integer({ min: 1, max: 10 }),
      stock: fc.nat(12),
    });
    fc.assert(
      fc.property(
        fc.array(input),
        fc.array(fc.tuple(fc.constantFrom('A_0', 'B_0', 'C_0'), limit)),
        (incoming, table) => {
          const limits = new Map<string, LineLimits>(table);
          const server = [line('A', 3)];
          const { lines, dropped } = mergeCartLines(server, incoming, limits);
          for (const { sku } of incoming) {
            const requested = incoming
              .filter((other) => other.sku === sku)
              .reduce((sum, other) => sum + other.quantity, 0);
            const held = sku === 'A' ? 3 : 0;
            const merged = lines.find((other) => other.sku === sku);
            const isNoted = merged?.mergeNote !== undefined || dropped.some((other) => other.sku === sku);
            expect(merged?.quantity === held + requested || isNoted).toBe(true);
            const { perOrderLimit = 0, stock = 0 } = limits.get(cartKey(sku)) ?? {};
            expect(merged?.quantity ?? 0).toBeLessThanOrEqual(Math.max(held, Math.min(perOrderLimit, stock)));
          }
        },
      ),
    );
  });
});
