import { type Currency, type Money, money, multiplyMoney, sumMoney } from './money.ts';

interface OrderedLine {
  readonly unit: Money;
  readonly quantity: number;
  readonly lineTotal: Money;
  readonly gift?: boolean;
}

/**
 * What stands beside a line of an order, as in the checkout: its pieces at their price. What bundles, coupons and coins take
 * off stands with the sums. A gift costs nothing.
 */
export const linePrice = ({ unit, quantity, lineTotal, gift }: OrderedLine): Money =>
  gift === true ? lineTotal : multiplyMoney(unit, quantity);

/** What bundles, coupons and coins took off the lines of an order. */
export function takenOff(lines: readonly OrderedLine[], currency: Currency): Money {
  const differences = lines.map((line) => linePrice(line).amount - line.lineTotal.amount);
  return sumMoney(
    differences.map((amount) => money(amount, currency)),
    currency,
  );
}
