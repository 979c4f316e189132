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
  const free = freeAt === undefined ? '' : ` From ${priceIn(site, freeAt)} it is free.`;
  return `${name} costs ${priceIn(site, price)} and takes ${daysText(days)} working days.${free}`;
};

const taxText: Readonly<Record<Site, string>> = {
  US: 'Sales tax is added at checkout, for the state the goods go to.',
  CA: 'GST/HST is added at checkout, for the province the goods go to.',
  EU: 'The prices of goods and delivery include VAT. There are no customs duties within the European Union. For places that lie outside its VAT area, such as the Canary Islands, Ceuta, Melilla, Livigno, Heligoland, Büsingen and the French overseas departments, we charge no VAT; import taxes may be due there. Checkout says so before you pay.',
  GB: 'The prices of goods and delivery include VAT. We clear customs before the goods reach you; you pay nothing at the door. For Jersey, Guernsey and Gibraltar we charge no VAT; import taxes may be due there. Checkout says so before you pay. Northern Ireland is served as the rest of the United Kingdom.',
  JA: 'The prices of goods and delivery include consumption tax. You pay nothing at the door.',
};

const isProtectionOffered = (site: Site): boolean => protectionTerms(site, markets[site].countries[0]) !== undefined;
const daysOf = (period: number): number => period / day;

/** When the money for a late parcel can be asked for. */
const lateText = (site: Site, parcel: string): string => {
  const { unprotected, protected: early } = lateAfter;
  if (!isProtectionOffered(site)) return `You can ask for your money when the ${parcel} is ${daysOf(early)} days late.`;
  const protection = spelled('delivery protection', site);
  return `You can ask for your money when the ${parcel} is ${daysOf(unprotected)} days late, with ${protection} when it is ${daysOf(early)} days late.`;
};

/** Whose risk a parcel is. */
const riskText = (site: Site, parcel: string): string =>
  owesHandover(site) || !isProtectionOffered(site)
    ? `Until the ${parcel} is in your hands, its loss is our risk and not yours.`
    : `Until the carrier has delivered the ${parcel}, its loss is our risk and not yours. One that was delivered and then is not there is covered by ${spelled('delivery protection', site)}, which checkout offers.`;

/** What delivery costs in a market, how long it takes, and what happens when it goes wrong. */
export const shippingText = (site: Site): string => {
  const { delivery, parcel } = marketWords[site];
  return `
| Method | Price | Working days |
| --- | --- | ---: |
${shippingRates[site].map((rate) => rowOf(site, rate)).join('\n')}

The days are counted from the day the ${parcel} leaves us. Free ${delivery} counts the price of the goods after coupons.

## When an order leaves

An order that is paid before ${clockNames[site]} leaves the same working day. Later orders, and those of Saturday and Sunday, leave on the next working day. Checkout shows the likely days before you pay.

Pre-orders leave on the day that the product page names.

## Where we deliver

In this market we deliver to ${countriesOf(site)}. Checkout says before you pay if an address cannot be served.

${taxText[site]}

## Following your ${parcel}

You get an e-mail when the ${parcel} leaves, with the carrier and the tracking number. Both also stand in [your order](/order/list). Without an account, the link in the e-mail of your order opens it.

## Changing the address

As long as the order is not packed, you can change the address in [your order](/order/list). After that the carrier decides; write to us and we ask.

## Late, lost or damaged

- **Late:** when a ${parcel} is three working days behind the date in your order, write to us. We’ll ask the carrier and answer within two working days. ${lateText(site, parcel)}
- **Lost:** a ${parcel} without a scan for ten days counts as lost. We send the goods again, or pay back everything if they are out of stock. You choose.
- **Damaged:** take a photo of the box and of the goods, and write to us within 14 days if you can. We replace what is broken and pay the way back. Your legal rights last longer than that.

> ${riskText(site, parcel)}

## Questions

Write to ${sellers[site].email} with your order number. We answer within two working days.
`;
};
