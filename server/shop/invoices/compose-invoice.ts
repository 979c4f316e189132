import type { components } from '#openapi/types.ts';
import { formatAddress, formatForCarrier } from '#rules/addresses.ts';
import { markets } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { outsideVatArea } from '#rules/vat-areas.ts';
import { isDrawable } from '#server/pdf/typefaces.ts';
import { protectionTitle } from '../orders/mails.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { readOptions } from '../pricing/read-options.ts';
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts';
import { sellers } from '../market/seller.ts';
import { type TaxedPart, taxLinesOf } from './tax-lines.ts';

export type Invoice = components['schemas']['Invoice'];
export type InvoiceLine = components['schemas']['InvoiceLine'];

export interface Issue {
  readonly invoiceNo: string;
  readonly issuedTime: number;
}

export interface InvoiceFacts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** What the bundles of its lines are called, by group. */
  readonly bundles: ReadonlyMap<string, string>;
  /** The company that the shopper asked for. */
  readonly company?: string | undefined;
  readonly taxId?: string | undefined;
  readonly paidWith?: string | undefined;
}

/** True where an invoice states value added tax; elsewhere it is a receipt. */
export function canIssueVat({ site }: Pick<OrderRow, 'site'>): boolean {
  return markets[site].taxIncluded;
}

/** Name and address of whoever is invoiced; a name that no typeface can show stands there in Latin letters. */
export function personOnPaper(address: AddressFields): Pick<Invoice['buyer'], 'name' | 'address'> {
  const name = `${address.firstName} ${address.lastName}`;
  return isDrawable(name)
    ? { name, address: formatAddress(address) }
    : { name: address.latinName ?? name, address: formatForCarrier(address) };
}

function buyerOf({ order, company, taxId }: InvoiceFacts): Invoice['buyer'] {
  const address: AddressFields = JSON.parse(order.billing_address);
  const named = company ?? address.company;
  return {
    ...personOnPaper(address),
    ...(named === undefined || named === '' ? {} : { company: named }),
    ...(taxId === undefined ? {} : { taxId }),
  };
}

function invoiceLine(row: OrderLineRow, bundles: InvoiceFacts['bundles']): InvoiceLine {
  const bundle = bundles.get(row.suit_group_id ?? '');
  const options = [
    ...readOptions(row).map(({ value }) => value),
    ...(bundle === undefined ? [] : [`part of ${bundle}`]),
  ].join(', ');
  return {
    title: row.title,
    sku: row.sku,
    quantity: row.quantity,
    unit: money(row.unit_amount, row.currency),
    total: money(row.unit_amount * row.quantity, row.currency),
    ...(options === '' ? {} : { options }),
  };
}

/** The rate is kept in millionths with the line; delivery is taxed like the goods, or not at all. */
function taxedParts({ order, lines }: InvoiceFacts): TaxedPart[] {
  const goods = lines.map((line) => ({
    rate: line.tax_rate_ppm / 10,
    amount: line.line_total_amount,
    tax: line.tax_amount,
  }));
  const delivery = order.shipping_amount - order.shipping_discount_amount;
  const tax = order.tax_amount - goods.reduce((sum, part) => sum + part.tax, 0);
  return tax === 0 ? goods : [...goods, { rate: goods[0]?.rate ?? 0, amount: delivery, tax }];
}

/** Why an invoice of a market with VAT states none. */
function taxNotePart({ order }: InvoiceFacts): Pick<Invoice, 'taxNote'> {
  if (!canIssueVat(order) || order.tax_included === 1) return {};
  const to: AddressFields = JSON.parse(order.shipping_address);
  const place = outsideVatArea(to);
  if (place === undefined) return {};
  const law = order.site === 'GB' ? '' : ' (Directive 2006/112/EC, article 6)';
  return { taxNote: `No VAT is charged: delivered to ${place}, outside the VAT area${law}.` };
}

/** The invoice of a paid order as it will stand for good: a receipt where the market's prices hold no tax. */
export function composeInvoice(facts: InvoiceFacts, { invoiceNo, issuedTime }: Issue): Invoice {
  const { order, lines, bundles, paidWith } = facts;
  const of = (amount: number) => money(amount, order.currency);
  const taxIncluded = order.tax_included === 1;
  const goods = lines.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0);
  const extra: InvoiceLine[] =
    order.protection_amount === 0
      ? []
      : [
          {
            title: protectionTitle(order.site),
            quantity: 1,
            unit: of(order.protection_amount),
            total: of(order.protection_amount),
          },
        ];
  return {
    invoiceNo,
    type: canIssueVat(order) ? 'VAT_INVOICE' : 'RECEIPT',
    issuedTime,
    seller: sellers[order.site],
    buyer: buyerOf(facts),
    lines: [...lines.map((line) => invoiceLine(line, bundles)), ...extra],
    goods: of(goods + order.protection_amount),
    discount: of(goods - order.goods_total_amount),
    shipping: of(order.shipping_amount - order.shipping_discount_amount),
    taxLines: taxLinesOf(taxedParts(facts), taxIncluded).map(({ rate, base, tax }) => ({
      rate,
      base: of(base),
      tax: of(tax),
    })),
    taxIncluded,
    tax: of(order.tax_amount),
    total: of(order.grand_total_amount),
    ...(paidWith === undefined ? {} : { paidWith }),
    ...taxNotePart(facts),
  };
}
