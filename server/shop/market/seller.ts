import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';

export type Seller = components['schemas']['Seller'];

/** Who sells in a market, as its invoices have to say. A shop owner puts the own companies here. */
export const sellers: Readonly<Record<Site, Seller>> = {
  US: {
    name: 'Lampyris Lights Inc.',
    address: ['2100 Harbor Street', 'Suite 410', 'Oakland, CA 94607', 'United States'],
    email: 'care@lampyris.example',
    // No receipt of the United States has to name the number of its seller.
    taxIds: [],
  },
  EU: {
    name: 'Lampyris Europe GmbH',
    address: ['Lindenstraße 91', '10969 Berlin', 'Germany'],
    email: 'care@lampyris.example',
    taxIds: ['USt-IdNr. DE000000000', 'HRB 000000 B, Amtsgericht Charlottenburg'],
  },
  GB: {
    name: 'Lampyris Lights Ltd',
    address: ['14 Lantern Yard', 'London E1 6QL', 'United Kingdom'],
    email: 'care@lampyris.example',
    taxIds: ['VAT No. GB 000 0000 00', 'Company No. 00000000'],
  },
  CA: {
    name: 'Lampyris Lights Canada Inc.',
    address: ['88 Foundry Lane', 'Toronto ON M5A 3C4', 'Canada'],
    email: 'care@lampyris.example',
    taxIds: ['GST/HST 000000000 RT0001'],
  },
  JA: {
    name: 'ランピリス株式会社',
    address: ['〒150-0001', '東京都渋谷区神宮前1-2-3', 'Japan'],
    email: 'care@lampyris.example',
    taxIds: ['登録番号 T0000000000000'],
  },
};
