import { payWindow, perOrderLimitDefault } from '#rules/limits.ts';
import { minute } from '#rules/durations.ts';
import { returnDays } from '#rules/rma.ts';
import { withdrawalPeriods } from '#rules/withdrawal.ts';
import { markets, type Site } from '#rules/markets.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { countriesOf, marketWords, startsLarge } from './market-words.ts';

const rights: Readonly<Record<Site, string>> = {
  US: 'The law of the State of California applies. Consumers keep the protection of the state they live in, and may sue there. There is no arbitration clause and no waiver of class actions.',
  CA: 'The law of Ontario applies. Consumers keep the protection of the province they live in, and may sue there.',
  EU: 'German law applies. You keep the protection of the mandatory law of the country you live in, and may sue there. You have the legal guarantee of at least two years for goods that do not conform to the contract. We neither have to nor are willing to take part in dispute resolution before a consumer board.',
  GB: 'The law of England and Wales applies; in Scotland and Northern Ireland you keep the protection of the law there. Your rights under the Consumer Rights Act 2015 are not changed by these terms.',
  JA: 'The law of Japan applies. The Consumer Contract Act and the Act on Specified Commercial Transactions apply in full.',
};

/** The terms of sale of a market. */
export const termsText = (site: Site): string => {
  const { name, email } = sellers[site];
  const { delivery, tax } = marketWords[site];
  const withdrawal = withdrawalPeriods[site];
  return `
These terms hold for orders in this shop with delivery to ${countriesOf(site)}. Your contract is with ${name}; the address stands in [About the seller](/support/policy?key=imprint).

## How a contract comes about

1. The pages of the shop show goods; they are no offer yet.
2. In the cart and at checkout you can see and correct everything before you order. The last button says that you will have to pay.
3. With that button you make an offer. We accept it when your payment is confirmed, and say so by e-mail with everything that was agreed.
4. If you do not pay an order within ${payWindow / minute} minutes, we cancel the order and charge nothing.

If a price was plainly wrong, we tell you before anything is sent, and you choose between the right price and your money back.

## Prices

Prices are in ${markets[site].currency}. ${markets[site].taxIncluded ? `They include ${tax}.` : `${startsLarge(tax)} is added at checkout and shown before you pay.`} What ${delivery} costs stands in [${startsLarge(delivery)}](/support/shipping-policy) and at checkout. A struck price was really asked before.

## Paying

You pay with the methods that checkout shows. A card is charged when you order; there are no fees for any method. If a payment is declined, your order stays open for the time above and you can pay it in another way.

## Quantities

We sell to households: ${perOrderLimitDefault} pieces of an article for each order, unless its page says something else. Write to us if you need more.

## ${startsLarge(delivery)}, returns and withdrawal

- Times, costs and risk: [${startsLarge(delivery)}](/support/shipping-policy)
- ${returnDays} days to send goods back${withdrawal === undefined ? '' : `, and ${withdrawal} days to withdraw from the contract`}: [Returns](/support/return-policy)
- What we answer for after that: [Warranty](/support/policy?key=warranty)

The goods are yours when they are paid.

## Coupons, reviews and accounts

A coupon holds for the time and the goods that it names, once for each account, and is not paid out. Reviews have to be your own experience; those of buyers are marked. You keep the rights in what you write and let us show it in the shop. Keep your password to yourself; you can delete your account at any time.

## What we answer for

We answer without limit for intent, gross negligence, injury to life and health, and wherever the law says so. Otherwise we answer for the damage that is typical of such a contract. Nothing here takes a right away that the law gives you as a consumer.

## Law

${rights[site]}

If a part of these terms does not hold, the others do. Questions and complaints go to ${email}; we answer within two working days.
`;
};
