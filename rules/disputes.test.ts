import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsOfLostDispute, type DisputedEarnings, moneyToPromise, moneyToSend } from './disputes.ts';

const payment = { paid: 10_000, refunded: 1_000, promised: 2_000, disputed: 4_000, lost: 500 };

describe('the money of a payment', () => {
  it('can be promised while a bank holds it, and not once the bank has given it back', () => {
    expect(moneyToPromise(payment)).toBe(6_500);
    expect(moneyToPromise({ ...payment, disputed: 0, lost: 4_500 })).toBe(2_500);
  });

  it('can be sent when nobody has it', () => {
    expect(moneyToSend(payment)).toBe(4_500);
    expect(moneyToSend({ ...payment, disputed: 0 })).toBe(8_500);
  });

  it('is never below 0', () => {
    expect(moneyToPromise({ ...payment, promised: 9_500 })).toBe(0);
    expect(moneyToSend({ ...payment, disputed: 9_500 })).toBe(0);
  });
});

type Rule = typeof coinsOfLostDispute;

const life = fc.record({
  paid: fc.integer({ min: 1, max: 50_000 }),
  coinsToEarn: fc.nat(10_000),
  takenBack: fc.nat(100),
  parts: fc.array(fc.nat(100), { maxLength: 8 }),
  isWhole: fc.boolean(),
});

/** Loses disputes of an order one after the other, after a return took a part of its coins. */
const law = (rule: Rule) =>
  fc.property(life, ({ paid, coinsToEarn, takenBack, parts, isWhole }) => {
    let coinsTakenBack = Math.floor((coinsToEarn * takenBack) / 100);
    let lost = 0;
    const lose = (amount: number): void => {
      if (amount === 0) return;
      lost += amount;
      coinsTakenBack += rule({ coinsToEarn, coinsTakenBack, paid, isNothingLeft: lost === paid, lost, amount });
    };
    const before = coinsTakenBack;
    for (const part of parts) lose(Math.floor(((paid - lost) * part) / 100));
    if (isWhole) lose(paid - lost);
    const share = Math.floor((coinsToEarn * lost) / paid);
    return coinsTakenBack === (lost === paid ? coinsToEarn : Math.min(coinsToEarn, before + share));
  });

describe('the earned coins of lost disputes', () => {
  it('are the part of their sum, at most what is left, and all once no money is left', () => {
    fc.assert(law(coinsOfLostDispute), { numRuns: 2_000 });
  });

  const naive: Readonly<Record<string, Rule>> = {
    'rounds each dispute by itself': ({ coinsToEarn, coinsTakenBack, paid, amount }: DisputedEarnings) =>
      Math.min(coinsToEarn - coinsTakenBack, Math.round((coinsToEarn * amount) / paid)),
    'forgets what was taken before': (earnings) => coinsOfLostDispute({ ...earnings, coinsTakenBack: 0 }),
  };

  it.each(Object.entries(naive))('the law catches a rule that %s', (_, rule) => {
    expect(fc.check(law(rule), { numRuns: 2_000 }).failed).toBe(true);
  });
});
