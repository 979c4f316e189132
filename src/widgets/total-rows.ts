import type { SummaryRow } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import type { Site } from '#rules/markets.ts';
import { inSpelling } from '../text/in-spelling.ts';
import { totalsText } from '../text/totals.ts';

export type Totals = components['schemas']['Totals'];

const discounts = ['promoDiscount', 'suitDiscount', 'couponDiscount', 'coinDiscount'] as const;

const lessMoney = (money: Money) => `−${formatMoney(money)}`;

/** When a number is not known yet, this says when it will be. */
export interface NotYet {
  readonly shipping?: string | undefined;
  /** Of added tax only; contained tax is part of every price. */
  readonly tax?: string | undefined;
}

/** The price waterfall as lines of a summary: what is zero is left out, delivery always has its line. */
export function totalRows(totals: Totals, site: Site, notYet: NotYet = {}): SummaryRow[] {
  const text = inSpelling(totalsText, site);
  const { listTotal, shipping, shippingDiscount, protection, tax, taxIncluded } = totals;
  const shippingText = shipping.amount === 0 ? text.shippingFree : formatMoney(shipping);
  const rows: (SummaryRow | false)[] = [
    { id: 'listTotal', label: text.listTotal, value: formatMoney(listTotal) },
    ...discounts.map(
      (id): SummaryRow | false =>
        totals[id].amount !== 0 && { id, label: text[id], value: lessMoney(totals[id]), tone: 'discount' },
    ),
    notYet.shipping === undefined
      ? { id: 'shipping', label: text.shipping, value: shippingText }
      : { id: 'shipping', label: text.shipping, value: notYet.shipping, tone: 'muted' },
    shippingDiscount.amount !== 0 && {
      id: 'shippingDiscount',
      label: text.shippingDiscount,
      value: lessMoney(shippingDiscount),
      tone: 'discount',
    },
    protection.amount !== 0 && { id: 'protection', label: text.protection, value: formatMoney(protection) },
    !taxIncluded && notYet.tax !== undefined && { id: 'tax', label: text.tax, value: notYet.tax, tone: 'muted' },
    !taxIncluded &&
      notYet.tax === undefined &&
      tax.amount !== 0 && { id: 'tax', label: text.tax, value: formatMoney(tax) },
  ];
  return rows.filter((row) => row !== false);
}

/** What stands under the total: the tax it contains, or what the shopper saves. Who pays with coins alone saves nothing. */
export function totalNote({ taxIncluded, tax, saved, coinDiscount, grandTotal }: Totals): string | undefined {
  if (taxIncluded) return tax.amount > 0 ? totalsText.taxIncluded(formatMoney(tax)) : totalsText.taxIncludedShort;
  const paysInCoins = coinDiscount.amount > 0 && grandTotal.amount === 0;
  return saved.amount > 0 && !paysInCoins ? totalsText.saved(formatMoney(saved)) : undefined;
}
