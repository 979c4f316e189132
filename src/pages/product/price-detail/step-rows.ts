import type { WaterfallProps, WaterfallRow } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { countryName } from '#rules/addresses.ts';
import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { inSpelling } from '#src/text/in-spelling.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { priceDetailText } from './text.ts';

export type PriceDetail = components['schemas']['PriceDetail'];
type PriceStep = PriceDetail['steps'][number];

const labels = {
  LIST: 'list',
  SALE: 'sale',
  PROMOTION: 'promotion',
  SUIT: 'suit',
  COUPON: 'coupon',
  COINS: 'coins',
  SHIPPING: 'shipping',
} as const satisfies Partial<Record<PriceStep['kind'], keyof typeof priceDetailText>>;

const signed = ({ amount, currency }: Money, isFirst: boolean) => {
  if (amount < 0) return `−${formatMoney({ amount: -amount, currency })}`;
  return isFirst ? formatMoney({ amount, currency }) : `+${formatMoney({ amount, currency })}`;
};

function shippingReason({ shipping, shipTo, steps }: PriceDetail, site: Site): string | undefined {
  if (!shipping) return undefined;
  const text = inSpelling(priceDetailText, site);
  const { freeAt, estFrom, estTo } = shipping;
  const to = text.shippingTo(countryName(shipTo), deliveryDates(estFrom, estTo, site));
  if (!freeAt) return to;
  const isFree = steps.some(({ kind, amount }) => kind === 'SHIPPING' && amount.amount === 0);
  return `${to}. ${isFree ? text.shippingIsFree(formatMoney(freeAt)) : text.shippingFreeFrom(formatMoney(freeAt))}`;
}

function reasonOf(step: PriceStep, detail: PriceDetail, site: Site): string | undefined {
  const text = priceDetailText;
  switch (step.kind) {
    case 'LIST': {
      const { amount, currency } = step.amount;
      const each = { amount: amount / detail.quantity, currency };
      return detail.suit === undefined && detail.quantity > 1
        ? text.pieces(detail.quantity, formatMoney(each))
        : undefined;
    }
    case 'SALE':
      if (step.until !== undefined) return text.until(deadlineText(step.until, site));
      return detail.suit === undefined ? text.whileItLasts : undefined;
    case 'SUIT':
      return detail.suit?.title;
    case 'SHIPPING':
      return shippingReason(detail, site);
    case 'TAX':
      return text.taxPercent(detail.tax.percent);
    default:
      return undefined;
  }
}

/** The steps of a price as the rows of the waterfall. */
export function stepRows(detail: PriceDetail, site: Site): WaterfallRow[] {
  const text = inSpelling(priceDetailText, site);
  return detail.steps.map((step, index) => ({
    id: `${step.kind}-${index}`,
    label: step.kind === 'TAX' ? text.tax(site) : text[labels[step.kind]],
    reason: reasonOf(step, detail, site),
    amount: step.kind === 'SHIPPING' && step.amount.amount === 0 ? text.shippingFree : signed(step.amount, index === 0),
    change: step.amount.amount,
  }));
}

/** What comes of it, and what tax it holds or what still comes on top. */
export function stepTotal({ total, tax }: PriceDetail, site: Site): WaterfallProps['total'] {
  const text = priceDetailText;
  const note = () => {
    if (tax.included) return text.taxIncluded(formatMoney(tax.amount), tax.percent, site);
    return tax.known ? undefined : text.taxToCome(site);
  };
  return { label: text.total, amount: formatMoney(total), note: note() };
}
