import type { components } from '#openapi/types.ts';
import { sites, type Site } from '#rules/markets.ts';

export type PayMethod = components['schemas']['PayMethod'];

interface Row extends Pick<PayMethod, 'method' | 'label' | 'text'> {
  /** Where it can be used; elsewhere it is shown with the reason. */
  readonly sites: readonly Site[];
}

const table: readonly Row[] = [
  { method: 'CARD', label: 'Credit or debit card', text: 'Visa, Mastercard, American Express and more', sites },
  { method: 'REDIRECT_BANK', label: 'Pay by bank', text: 'You confirm the payment at your bank', sites },
  {
    method: 'WALLET_REDIRECT',
    label: 'Glow wallet',
    text: 'You confirm the payment in your wallet',
    sites: ['US', 'EU', 'GB', 'CA'],
  },
];

/** The ways to pay in a market, in the order in which they are offered. */
export function payMethodsOf(site: Site): PayMethod[] {
  return table.map(({ sites: where, ...method }) =>
    where.includes(site)
      ? { ...method, available: true }
      : { ...method, available: false, why: 'Not available in your market' },
  );
}

/** True when an order of the market can be paid this way. */
export function canPayBy(site: Site, method: PayMethod['method']): boolean {
  return payMethodsOf(site).some((row) => row.method === method && row.available);
}
