import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { shownLeft, maxQuantity, stockState } from '../catalogue/offer.ts';
import { noteOfPriced } from '../catalogue/promotion-note.ts';
import { presentLaunch } from '../catalogue/present-launch.ts';
import { readImage } from '../media/picture.ts';
import { promotionOf } from '#rules/cart-lines.ts';
import type { ResolvedLine } from './line-offers.ts';
import { priceChangeOf } from './line-problem.ts';
import { readOptions } from './read-options.ts';

export type CartLineView = components['schemas']['CartLine'];

/** The promotion whose price the line has. */
function promotionPart({ line: { buyType, promoItemId }, offer }: ResolvedLine): Pick<CartLineView, 'promotion'> {
  const { promoted, promotion } = offer;
  if (promoted === undefined || promotion?.about === undefined || promoItemId === undefined) return {};
  return { promotion: { ...noteOfPriced(promoted, promotion.about, promotion), line: { buyType, promoItemId } } };
}

/** A line as the shopper sees it, at the price and stock of this moment. */
export function presentLine(resolved: ResolvedLine): CartLineView {
  const { line, offer } = resolved;
  const { title, image, options, energyClass } = resolved.variant;
  const { was, now } = priceChangeOf(resolved) ?? {};
  return {
    id: line.id,
    key: line.key,
    sku: line.sku,
    spu: offer.spu,
    buyType: line.buyType,
    ...promotionOf(line),
    title,
    image: readImage(image),
    options: readOptions({ options }),
    quantity: line.quantity,
    selected: line.selected,
    unit: money(offer.unitAmount, offer.currency),
    list: money(offer.listAmount, offer.currency),
    lineTotal: money(offer.unitAmount * line.quantity, offer.currency),
    ...(was === undefined || now === undefined ? {} : { priceChange: { was, now } }),
    ...promotionPart(resolved),
    ...(offer.promotionEnded === undefined ? {} : { promotionEnded: true }),
    stockState: offer.refusal === undefined ? stockState(offer, line.quantity) : 'OFF_SALE',
    left: shownLeft(offer),
    maxQuantity: maxQuantity(offer),
    energyClass,
    ...(offer.opensTime === undefined ? {} : { opens: presentLaunch(offer.opensTime, offer.site) }),
    ...(line.mergeNote === undefined ? {} : { mergeNote: line.mergeNote }),
  };
}
