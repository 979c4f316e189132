import type { Invoice } from './invoices/compose-invoice.ts';

const money = { amount: 4_900, currency: 'EUR' } as const;

/** Of one lamp, to somebody with an address. */
export const invoiceOf = (type: Invoice['type'], [buyer = '', ...others]: readonly string[]): Invoice => ({
  invoiceNo: 'EU-2026-000001',
  type,
  issuedTime: 1_795_255_200_000,
  seller: { name: 'Lampyris', address: ['Lichtweg 1', 'Berlin'], email: 'help@lampyris.test', taxIds: [] },
  buyer: { name: buyer, company: buyer, address: [buyer, ...others, 'Germany'] },
  lines: [{ title: 'Lamp', quantity: 1, unit: money, total: money }],
  goods: money,
  discount: { ...money, amount: 0 },
  shipping: { ...money, amount: 0 },
  taxLines: [],
  taxIncluded: true,
  tax: { ...money, amount: 0 },
  total: money,
});

/** A parcel between two, whose names and addresses are the same. */
export const parcelOf = (shopper: string) => ({
  trackingNo: 'FF123456789EU',
  direction: 'OUTBOUND' as const,
  reference: 'LEU261121K7Q2MD',
  sender: shopper,
  recipient: shopper,
  weightGrams: 900,
  country: 'DE',
  city: 'Berlin',
  fate: 'ARRIVES' as const,
  step: 0,
  dueTime: null,
  createdTime: 1_795_255_200_000,
});

/** What the label of a return says. */
export const returnSheetOf = (from: readonly string[]) => ({
  site: 'EU' as const,
  rmaNo: 'R1',
  orderNo: 'LEU261121K7Q2MD',
  issuedTime: 1_795_255_200_000,
  from,
  to: ['Lampyris'],
  carrierName: 'Firefly Parcel',
  trackingNo: 'R1',
  paidBy: 'SHOP' as const,
  items: ['1 × Lamp'],
  isOfCarrier: false,
});
