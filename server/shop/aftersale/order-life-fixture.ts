import fc from 'fast-check';
import { sites } from '#rules/markets.ts';
import type { RmaReason, RmaType } from '#rules/rma.ts';
import { ShopError } from '#server/contract/shop-error.ts';

const early = ['goodwill', 'unprotect', 'cancel', 'dispute', 'withdraw'] as const;
const late = [
  'ask',
  'ask',
  'ask',
  'staff',
  'staff',
  'staff',
  'staff',
  'withdraw',
  'receive',
  'goodwill',
  'dispute',
  'decide',
  'sell out',
  'restock',
  'whole',
] as const;

/** What somebody does to an order. */
export interface Step {
  readonly do: (typeof early)[number] | (typeof late)[number];
  readonly type: RmaType;
  /** What of all that is possible is chosen. */
  readonly choice: number;
  readonly pieces: number;
  readonly asCoins: boolean;
}
const stepsOf = (names: readonly Step['do'][], maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      do: fc.constantFrom(...names),
      type: fc.constantFrom<RmaType>('RETURN', 'RETURN', 'REPLACEMENT', 'WARRANTY'),
      choice: fc.integer({ min: 0, max: 5 }),
      pieces: fc.integer({ min: 1, max: 2 }),
      asCoins: fc.boolean(),
    }),
    { maxLength },
  );
/** An order and what happens to it, before it leaves and after it has arrived. */
export const life = fc.record({
  site: fc.constantFrom(...sites),
  quantity: fc.integer({ min: 1, max: 3 }),
  coins: fc.constantFrom(0, 500),
  coupon: fc.boolean(),
  protection: fc.boolean(),
  before: stepsOf(early, 2),
  after: stepsOf(late, 10),
});

export type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

/** A reason that fits each kind of request. */
export const reasons: Readonly<Record<RmaType, RmaReason>> = {
  RETURN: 'NOT_AS_DESCRIBED',
  REPLACEMENT: 'NOT_AS_DESCRIBED',
  REFUND_ONLY: 'MISSING_PART',
  WARRANTY: 'CONNECT_PROBLEM',
};

/** What the shop refuses moves nothing. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}
