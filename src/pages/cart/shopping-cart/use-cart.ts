import { lineRequest } from '#rules/cart-lines.ts';
import { useQuery } from '@tanstack/react-query';
import { selectIsBeingWritten, selectIsSettling } from '#machines/cart/selectors.ts';
import { useEffect } from 'react';
import { useLocalCart, useMember, useWithActors } from '#src/actors/use-actors.ts';
import { useMachineValue } from '#src/actors/use-machines.ts';
import { guestCart, memberCart } from '#src/api/queries/cart.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { guestRows, memberRows, type CartRow, type CartView } from './cart-rows.ts';

export interface Cart {
  readonly rows: readonly CartRow[];
  /** Undefined until the first prices are there. */
  readonly view: CartView | undefined;
  /** When the prices arrived; moves with every answer, also one that changed nothing. */
  readonly viewTime: number;
  readonly isPending: boolean;
  readonly isRefreshing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The cart of whoever is here, in one shape. */
export function useCart(): Cart {
  const shop = useShop();
  const isMember = useMember() !== null;
  const isWorking = useMachineValue('cart', selectIsBeingWritten, false);
  const withActors = useWithActors();
  useEffect(() => withActors(({ cart }) => cart.send({ type: 'cart.opened' })), [withActors]);
  const isSettling = useMachineValue('cart', selectIsSettling, false);
  const local = useLocalCart();
  const lines = local.lines.map(lineRequest);

  const member = useQuery({ ...memberCart(shop), enabled: isMember && !isSettling });
  const guest = useQuery({
    ...guestCart(shop, lines, local.selected),
    enabled: !isMember && lines.length > 0 && !isSettling,
  });

  const { data: view, dataUpdatedAt, isPending, isFetching, error, refetch } = isMember ? member : guest;
  const rows = isMember ? (view ? memberRows(view) : []) : guestRows(local, view);
  return {
    rows,
    view,
    viewTime: dataUpdatedAt,
    isPending: isPending && (isMember || lines.length > 0),
    isRefreshing: isFetching || isWorking || isSettling,
    error,
    retry: () => void refetch(),
  };
}
