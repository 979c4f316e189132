import { useLocation } from 'wouter';
import { cartCount } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import type { Actors } from '../actors/actors.ts';
import { useNavigateTo, useWithActors } from '../actors/use-actors.ts';
import { href } from '../routing/href.ts';
import { layoutText, marketsInSentence } from '../text/layout.ts';

/** The words of the question before another market, for what waits in both. */
export function marketQuestion({ cart }: Pick<Actors, 'cart'>, next: Site) {
  const { count, carts, site } = cart.getSnapshot().context;
  const { title, message, ok, cancel } = layoutText.marketDialog;
  const there = cartCount(carts[next]?.lines ?? []);
  return {
    kind: 'confirm',
    title,
    message: message(marketsInSentence[next], marketsInSentence[site], count, there),
    okLabel: ok,
    cancelLabel: cancel,
  } as const;
}

/** @returns asks before it opens a market: prices and stock differ, and each market has a cart of its own */
export function useChooseMarket(): (next: Site) => void {
  const withActors = useWithActors();
  const navigateTo = useNavigateTo();
  const [path] = useLocation();
  return (next) =>
    withActors((actors) => {
      void actors.ask(marketQuestion(actors, next)).answer.then((isOk) => {
        if (!isOk) return;
        actors.market.send({ type: 'market.choose', market: next });
        if (path === href('/order/checkout')) navigateTo(href('/shopping-cart'));
      });
    });
}
