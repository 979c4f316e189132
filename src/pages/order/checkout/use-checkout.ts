import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { selectChoices, selectIsLocked, selectIsQuoting, selectIsSubmitting } from '#machines/checkout/selectors.ts';
import type { CreatedOrder, NextStep, PayMethod } from '#machines/checkout/types.ts';
import { checkoutCode } from '#src/actors/checkout/flow-code.ts';
import { useActors, useNavigateTo } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useLatest } from '#src/hooks/use-latest.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { memberCart } from '#src/api/queries/cart.ts';
import { currentQuote } from '#src/api/queries/checkout.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { keepLastOrder } from '#src/storage/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { orderedIds, type Purchase } from './purchase.ts';
import { typedOrderDraft } from './typed-order.ts';
import type { OrderForm } from './use-order-form.ts';

const code = checkoutCode();

/** The page of the step after an order. */
export function nextPage({ orderNo }: Pick<CreatedOrder, 'orderNo'>, step: NextStep, payMethod: PayMethod): string {
  switch (step) {
    case 'completed':
      return href('/order/completed', { orderNo });
    case 'card':
      return href('/order/payment/card', { orderNo });
    case 'payment':
      return href('/order/payment', { orderNo, start: payMethod });
  }
}

/** The checkout of a purchase, kept in step with its lines and its destination. */
export function useCheckout(
  purchase: Purchase,
  { addressId, form, showRefusal }: OrderForm,
  { isGuest, onOrdered }: { readonly isGuest: boolean; readonly onOrdered: () => void },
) {
  const { createCheckout } = use(code);
  const { source, lines, itemId } = purchase;
  const shop = useShop();
  const data = useQueryClient();
  const { country, region = '', postcode = '' } = form.values.address;
  // A code decides something of an order in places that have codes like these; no quote is asked for with every digit.
  const isDecisive = country !== 'US' && /^(\d{5}|\d{3}-?\d{4}|(JE|G[XY]).{4,})$/i.test(postcode);
  const priced = {
    lines: lines && [...lines],
    addressId,
    address:
      addressId === undefined
        ? { country, ...(region !== '' && { region }), ...(isDecisive && { postcode }) }
        : undefined,
  };
  const effects = { showRefusal: useLatest(showRefusal), leave: useLatest(useLeave(purchase, onOrdered)) };
  // The best coupons of a member, until the shopper chooses; an exchange takes none.
  const start = { source, itemId, ...priced, autoCoupon: isGuest || source === 'COIN' ? undefined : true };
  const { actor } = usePageActor(() => createCheckout({ shop, data, store, ...effects }, start));

  // A member's cart is known to the server only; when it moved, the same choices have another price.
  const { dataUpdatedAt: cartTime } = useQuery({ ...memberCart(shop), enabled: false });
  const facts = JSON.stringify([priced, cartTime]);
  const quoted = useRef(facts);
  const requestQuote = useEffectEvent(() => {
    // Ordering takes the lines out of the cart, and the page learns of it when there is nothing left to price.
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'checkout.edit', choices: priced });
  });
  useEffect(() => {
    if (quoted.current === facts) return;
    quoted.current = facts;
    requestQuote();
  }, [facts]);

  return {
    actor,
    quote: useQuery(currentQuote(shop)).data,
    isQuoting: useActorValue(actor, selectIsQuoting, true),
    isSubmitting: useActorValue(actor, selectIsSubmitting, false),
    isLocked: useActorValue(actor, selectIsLocked, false),
    /** Chosen just now; the quote for it may still be on its way. */
    chosenDelivery: useActorValue(actor, (snapshot) => selectChoices(snapshot)['shippingMethod'], undefined),
  };
}

const isOfCoins = (area: unknown): boolean => area === 'coin' || area === 'account';

/** Leaves for payment, and takes what was ordered out of the cart. */
function useLeave({ source, lines, name }: Purchase, onOrdered: () => void) {
  const shop = useShop();
  const { site } = shop;
  const { queryKey: quoteKey } = currentQuote(shop);
  const actors = useActors();
  const data = useQueryClient();
  const navigateTo = useNavigateTo();

  return (order: CreatedOrder, step: NextStep, payMethod: PayMethod) => {
    onOrdered();
    typedOrderDraft(site).drop();
    keepLastOrder(store, site, { purchase: name, orderNo: order.orderNo });
    navigateTo(nextPage(order, step, payMethod));
    if (source === 'PLEDGE') void data.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'crowd' });
    if (source === 'COIN') void data.invalidateQueries({ predicate: ({ queryKey }) => isOfCoins(queryKey[2]) });
    if (source !== 'CART') return;
    if (lines) actors?.cart.send({ type: 'cart.remove', ids: orderedIds(lines, data.getQueryData(quoteKey)) });
    else actors?.cart.send({ type: 'cart.countRequested' });
    void data.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'cart' });
  };
}
