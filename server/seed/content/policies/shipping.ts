import { spelled } from '#rules/by-site.ts';
import { day } from '#rules/durations.ts';
import { lateAfter, owesHandover, protectionTerms } from '#rules/protection.ts';
import { cutoffHour, shippingRates, type ShippingRate } from '#rules/shipping.ts';
import { markets, type Site } from '#rules/markets.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { countriesOf, marketWords, priceIn } from './market-words.ts';

const clockNames: Readonly<Record<Site, string>> = {
  US: `${cutoffHour - 12} PM Eastern Time`,
  CA: `${cutoffHour - 12} PM Eastern Time`,
  EU: `${cutoffHour}:00 in Berlin`,
  GB: `${cutoffHour}:00 in London`,
  JA: `${cutoffHour}:00 in Tokyo`,
};

const daysText = ([fastest, slowest]: ShippingRate['days']): string =>
  fastest === slowest ? `${fastest}` : `${fastest} to ${slowest}`;

const rowOf = (site: Site, { name, price, freeAt, days }: ShippingRate): string => {
  const free = freeAt === undefined ? '' : `, free from ${priceIn(site, freeAt)}`;
  return `| ${name} | ${priceIn(site, price)}${free} | ${daysText(days)} |`;
};

/** What a reader wants to know, in two sentences. */
export const shippingSummary = (site: Site): string => {
  const [{ name, price, freeAt, days }] = shippingRates[site];
  const free = freeAt === undefined ? '' : ` It’s free from ${priceIn(site, freeAt)}.`;
  return `${name} costs ${priceIn(site, price)} and takes ${daysText(days)} working days.${free}`;
};

const taxText: Readonly<Record<Site, string>> = {
  US: 'Sales tax is added at checkout, based on the state we ship to.',
  CA: 'GST/HST is added at checkout, based on the province we ship to.',
  EU: 'The prices of goods and delivery include VAT. There are no customs duties within the European Union. We don’t charge VAT for places outside its VAT area, such as the Canary Islands, Ceuta, Melilla, Livigno, Heligoland, Büsingen and the French overseas departments. Import taxes may be due there, and checkout tells you before you pay.',
  GB: 'The prices of goods and delivery include VAT. We clear customs before the goods reach you, so there’s nothing to pay at the door. We don’t charge VAT for Jersey, Guernsey and Gibraltar. Import taxes may be due there, and checkout tells you before you pay. Northern Ireland is treated like the rest of the United Kingdom.',
  JA: 'The prices of goods and delivery include consumption tax. There’s nothing to pay at the door.',
};

const isProtectionOffered = (site: Site): boolean => protectionTerms(site, markets[site].countries[0]) !== undefined;
const daysOf = (period: number): number => period / day;

/** When the money for a late parcel can be asked for. */
const lateText = (site: Site, parcel: string): string => {
  const { unprotected, protected: early } = lateAfter;
  if (!isProtectionOffered(site)) return `You can ask for a refund when the ${parcel} is ${daysOf(early)} days late.`;
  const protection = spelled('delivery protection', site);
  return `You can ask for a refund when the ${parcel} is ${daysOf(unprotected)} days late, or ${daysOf(early)} days with ${protection}.`;
};

/** Whose risk a parcel is. */
const riskText = (site: Site, parcel: string): string =>
  owesHandover(site) || !isProtectionOffered(site)
    ? `Until the ${parcel} is in your hands, its loss is our risk, not yours.`
    : `Until the carrier has delivered the ${parcel}, its loss is our risk, not yours. If it was delivered but you can’t find it, ${spelled('delivery protection', site)} covers you if you added it at checkout.`;

/** What delivery costs in a market, how long it takes, and what happens when it goes wrong. */
export const shippingText = (site: Site): string => {
  const { delivery, parcel } = marketWords[site];
  return `
| Method | Price | Working days |
| --- | --- | ---: |
${shippingRates[site].map((rate) => rowOf(site, rate)).join('\n')}

Days are counted from when the ${parcel} leaves us. For free ${delivery}, the price of the goods counts after coupons.

## When your order ships

Orders paid before ${clockNames[site]} ship the same working day. Later orders, and orders placed on a Saturday or Sunday, ship on the next working day. Checkout shows the estimated dates before you pay.

Pre-orders ship on the date given on the product page.

## Where we deliver

In this market we deliver to ${countriesOf(site)}. If we can’t deliver to an address, checkout tells you before you pay.

${taxText[site]}

## Tracking your ${parcel}

When your ${parcel} ships, we’ll email you the carrier and the tracking number. You’ll also find both in [your order](/order/list). If you don’t have an account, use the link in your order email.

## Changing the address

You can change the address in [your order](/order/list) until it’s packed. After that it’s up to the carrier: write to us, and we’ll ask.

## Late, lost or damaged

- **Late:** if your ${parcel} is three working days past the date in your order, write to us. We’ll ask the carrier and answer within two working days. ${lateText(site, parcel)}
- **Lost:** a ${parcel} that hasn’t been scanned for ten days counts as lost. We’ll send the goods again or refund you in full, whichever you prefer. If they’re out of stock, we’ll refund you.
- **Damaged:** take a photo of the box and the goods, and write to us within 14 days if you can. We’ll replace what’s broken and pay for the return. Your legal rights last longer than that.

> ${riskText(site, parcel)}

## Questions

Write to ${sellers[site].email} with your order number. We’ll answer within two working days.
`;
};
