import { bankDays, checkDays } from '#rules/bank-days.ts';
import { returnPeriod, withdrawalPeriods } from '#rules/withdrawal.ts';
import { shippingRates } from '#rules/shipping.ts';
import { cancelWindow } from '#rules/limits.ts';
import { minute } from '#rules/durations.ts';
import { returnDays } from '#rules/rma.ts';
import type { Site } from '#rules/markets.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { daysOf, marketWords, priceIn, startsLarge } from './market-words.ts';

const periods = (site: Site): string => {
  const withdrawal = withdrawalPeriods[site];
  return `
| What | How long | Who pays for the return |
| --- | --- | --- |
${withdrawal === undefined ? '' : `| Withdrawal from the contract | from the order until ${withdrawal} days after delivery | You pay |\n`}| Return for any reason | ${returnDays} days after delivery | You pay |
| Faulty, damaged or wrong goods | as long as your [warranty](/support/policy?key=warranty) and the law say | We pay |
`;
};

/** The right of withdrawal: the law in the European Union, our courtesy in Britain; nothing in the other markets. */
function withdrawalPart(site: Site): string {
  const days = withdrawalPeriods[site];
  if (days === undefined) return '';
  const [standard] = shippingRates[site];
  const { name, address, email } = sellers[site];
  return `
## Withdrawing from the contract

You may withdraw from your contract within ${days} days without giving a reason. The period ends with the ${days}th day after you, or somebody you named, received the last goods of the order. You may also withdraw before the goods have arrived.

1. Open [Withdraw from contract](/order/revoke). You need the order number and the email address of the order, but no account. You can also send us any clear statement, or the form below, to ${email}.
2. We confirm by email that your withdrawal has arrived. It is in time when you sent it before the period ended.
3. Send the goods back within ${daysOf(returnPeriod)} days. You pay for the return.
4. We pay back the goods and the delivery, up to what standard delivery would have cost (${priceIn(site, standard.price)}, or nothing where it would have been free), within 14 days of your withdrawal and the way you paid. We may wait until the goods are back or you have shown that you sent them.

You pay for a loss in value only if you handled the goods in a way that was not needed to see what they are, how they look and whether they work.

> The right does not exist for goods made to your measure.

### Form for a withdrawal

To ${name}, ${address.join(', ')}, ${email}:

I/We withdraw from my/our contract of sale of the following goods: … Ordered on / received on: … Name: … Address: … Signature (on paper only): … Date: …
`;
}

/** How goods go back in a market. */
export const returnsText = (site: Site): string => {
  const { delivery, parcel } = marketWords[site];
  return `${periods(site)}
${withdrawalPart(site)}
## Returning within ${returnDays} days

You may try a light at home. If it is not right for your room, send it back within ${returnDays} days after delivery, with everything that came in the box. We deduct the value of missing or damaged parts from the refund.

You can return anything ordered from October to December until the end of January. Your order shows the last day.

1. [Start a return](/order/rma): choose the order, the light and the reason. You get the label there. If the fault is ours, it is prepaid.
2. Pack the goods well enough to survive the trip. The original box is best.
3. Keep the carrier’s receipt until you have been refunded.

## Faulty, damaged or wrong goods

[Start a return](/order/rma) and add a photo. You choose between a replacement and a refund. We pay for the return and, if you keep nothing from the order, refund the ${delivery} too. See [Warranty](/support/policy?key=warranty) for what it covers beyond that.

## When you get your refund

- We check the goods within ${checkDays} of their arrival.
- We refund you the way you paid. Banks usually show it within ${bankDays}.
- We refund what you paid for the goods, after any coupon.

## Cancelling before the ${parcel} leaves

You can cancel a paid order yourself in [your order](/order/list) for ${cancelWindow / minute} minutes after paying, and an unpaid one at any time. ${startsLarge(withdrawalPeriods[site] === undefined ? 'later, ask us there: if it is not packed yet, we cancel it.' : 'later, withdraw as described above.')}
`;
};
