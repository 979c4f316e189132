import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { selectChoices, selectIsQuoting, selectIsSubmitting, selectOrder } from '#machines/checkout/selectors.ts';
import { cartKey } from '#rules/cart-lines.ts';
import type { OrderDetails } from '#src/actors/checkout/checkout-actor.ts';
import { checkoutCode } from '#src/actors/checkout/flow-code.ts';
import { useActors, useNavigateTo } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { memberCart } from '#src/api/queries/cart.ts';
import { currentQuote } from '#src/api/queries/checkout.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { keepLastOrder } from '#src/storage/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import type { Purchase } from './purchase.ts';
import { dropTyped } from './typed-order.ts';
import type { OrderForm } from './use-order-form.ts';

const code = checkoutCode();

/** Where an order goes once it exists. */
export function nextPage(orderNo: string, paid: boolean, payMethod: OrderDetails['payMethod']): string {
  if (paid) return href('/order/completed', { orderNo });
  return payMethod === 'CARD'
    ? href('/order/payment/card', { orderNo })
    : href('/order/payment', { orderNo, start: payMethod });
}

/** The checkout of a purchase, kept in step with its lines and its destination. */
export function useCheckout({ source, lines }: Purchase, { addressId, form }: OrderForm) {
  const { createCheckout } = use(code);
  const shop = useShop();
  const data = useQueryClient();
  const { country, region = '' } = form.values.address;
  const priced = {
    lines: lines && [...lines],
    addressId,
    address: addressId === undefined ? { country, ...(region !== '' && { region }) } : undefined,
  };
  const checkout = usePageActor(() => createCheckout({ shop, data, store }, { source, ...priced }));
  const { actor, edit } = checkout;

  // A member's cart is known to the server only; when it moved, the same choices have another price.
  const { dataUpdatedAt: cartTime } = useQuery({ ...memberCart(shop), enabled: false });
  const facts = JSON.stringify([priced, cartTime]);
  const asked = useRef(facts);
  const ask = useEffectEvent(() => edit(priced));
  useEffect(() => {
    if (asked.current === facts) return;
    asked.current = facts;
    ask();
  }, [facts]);

  return {
    checkout,
    quote: useQuery(currentQuote(shop)).data,
    isQuoting: useActorValue(actor, selectIsQuoting, true),
    isSubmitting: useActorValue(actor, selectIsSubmitting, false),
    order: useActorValue(actor, selectOrder, null),
    /** Chosen just now; the quote for it may still be on its way. */
    wantedDelivery: useActorValue(actor, (snapshot) => selectChoices(snapshot)['shippingMethod'], undefined),
  };
}

/** Leaves for payment once the order exists, and takes what was ordered out of the cart. */
export function useLeaveWhenOrdered(
  { source, lines, name }: Purchase,
  order: { readonly orderNo: string; readonly paid: boolean } | null,
  { payMethod }: OrderForm,
  onOrdered: () => void,
) {
  const { site } = useShop();
  const actors = useActors();
  const data = useQueryClient();
  const navigateTo = useNavigateTo();

  const leave = useEffectEvent(({ orderNo, paid }: { readonly orderNo: string; readonly paid: boolean }) => {
    onOrdered();
    dropTyped(site);
    keepLastOrder(store, site, { purchase: name, orderNo });
    navigateTo(nextPage(orderNo, paid, payMethod));
    if (source !== 'CART') return;
    if (lines)
      actors?.cart.send({ type: 'cart.remove', ids: lines.map((line) => cartKey(line.sku, line.buyType, line)) });
    else actors?.cart.send({ type: 'cart.countRequested' });
    void data.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'cart' });
  });
  useEffect(() => {
    if (order) leave(order);
  }, [order]);
}
