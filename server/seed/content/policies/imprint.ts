import type { Site } from '#rules/markets.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { countriesOf } from './market-words.ts';

const more: Readonly<Record<Site, string>> = {
  US: '',
  CA: '',
  EU: 'Managing director: Ida Falter. Responsible for the content: Ida Falter, address as above. Producer’s and authorised representative’s address under the General Product Safety Regulation: as above.',
  GB: 'Registered in England and Wales. The registered office is the address above.',
  JA: 'Information under the Act on Specified Commercial Transactions: the person in charge of sales is Mio Hotaru. You’ll find prices, other costs, payment methods, delivery times and returns on the product page, at checkout and in the policies below.',
};

/** Who sells in a market, as the law of providers asks. */
export const imprintText = (site: Site): string => {
  const { name, address, email, taxIds } = sellers[site];
  return `
**${name}**
${address.join('\n')}

Email: ${email}

${taxIds.join('\n')}
${more[site] === '' ? '' : `\n${more[site]}\n`}
## Where we sell

This company sells all orders to ${countriesOf(site)}. In other Lampyris markets, another company in the group is the seller. Change the market to see which.

## Contact us

Write to ${email}. We answer emails within two working days, and faster if you include your order number.

> Lampyris is a fictional shop. Names, addresses and numbers are examples that an owner replaces with their own.
`;
};
