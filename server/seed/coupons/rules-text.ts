import type { Site } from '#rules/markets.ts';
import { marketWords } from '../content/policies/market-words.ts';

/** How coupons work in a market: seven questions, seven answers, in Markdown. */
export const couponRulesText = (site: Site): string => {
  const { delivery } = marketWords[site];
  return `
## How many coupons can I use on one order?

One for your items, and one for ${delivery} beside it where the coupon allows it. At checkout we pick what saves you most. You can change it.

## What counts towards the amount a coupon needs?

The items it is for, selected in your cart, at their price after set discounts. ${startsLarge(delivery)}, protection and tax do not count.

## Can I use a coupon on a special price?

On an ordinary sale price, yes. Not on flash sales, early-bird prices, deposits or pledges, unless the coupon says so.

## When does a coupon end?

On the date on the coupon. Where it says a number of days, it ends with your local day, that many days after you claimed it.

## What if I cancel or return the order?

If you cancel before we ship, or withdraw from the whole order, your coupon comes back. If its date has passed by then, you have seven more days. If you return some of the items, the coupon stays used, and each item is refunded at what you paid for it.

## Who gets the coupon for new members?

Anyone who signed up within the last 30 days and has not paid for an order yet. It is one for each account, device and address.

## Can I sell a coupon or turn it into money?

No. A coupon belongs to your account and is worth nothing outside an order. If a fixed amount is more than your items cost, the rest is lost.
`;
};

const startsLarge = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
