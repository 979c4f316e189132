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
These terms apply to orders from this shop delivered to ${countriesOf(site)}. Your contract is with ${name}. You’ll find the address in [About the seller](/support/policy?key=imprint).

## How a contract is made

1. Our product pages show goods. They aren’t a binding offer.
2. You can review and correct everything in the cart and at checkout before you order. The final button says that you’re placing an order you have to pay for.
3. By pressing that button, you make an offer. We accept it when your payment is confirmed, and send you an email with everything that was agreed.
4. If you don’t pay within ${payWindow / minute} minutes, we cancel the order and charge nothing.

If a price was obviously wrong, we’ll tell you before anything ships, and you can choose between the correct price and a refund.

## Prices

Prices are in ${markets[site].currency}. ${markets[site].taxIncluded ? `They include ${tax}.` : `${startsLarge(tax)} is added at checkout and shown before you pay.`} You’ll find the cost of ${delivery} under [${startsLarge(delivery)}](/support/shipping-policy) and at checkout. A crossed-out price is one we really charged before.

## Paying

You can pay with any method shown at checkout. Cards are charged when you order, and no method costs extra. If a payment is declined, your order stays open for the time above, and you can pay another way.

## Quantities

We sell to households: up to ${perOrderLimitDefault} of each item per order, unless its page says otherwise. Write to us if you need more.

## ${startsLarge(delivery)}, returns and withdrawal

- Times, costs and risk: [${startsLarge(delivery)}](/support/shipping-policy)
- ${returnDays} days to send goods back${withdrawal === undefined ? '' : `, and ${withdrawal} days to withdraw from the contract`}: [Returns](/support/return-policy)
- What’s covered after that: [Warranty](/support/policy?key=warranty)

The goods are yours once they’re paid for.

## Coupons, reviews and accounts

A coupon is valid for the period and the goods it names, once per account, and can’t be exchanged for cash. Reviews must describe your own experience, and reviews by buyers are marked. You keep the rights to what you write, and allow us to show it in the shop. Keep your password to yourself. You can delete your account at any time.

## Our liability

Our liability is unlimited for intent, gross negligence, injury to life and health, and wherever the law says so. Otherwise we’re liable for the damage that is typical of this kind of contract. Nothing here takes away your legal rights as a consumer.

## Law

${rights[site]}

If one part of these terms turns out to be invalid, the rest still applies. Send questions and complaints to ${email}. We’ll answer within two working days.
`;
};
