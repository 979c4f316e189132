import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pause this long after the last tap sends the quantity. */
export const sendAfter = 400;

interface QuantityInput {
  readonly quantity: number;
  /** Time of the prices that were on screen when it was sent; undefined while it still waits. */
  readonly sentAt: number | undefined;
}

/**
 * Quantities that show at once and are sent after a pause. An input holds until the next answer of the server, which is
 * either the same number or the reason to go back.
 */
export function useQuantities(viewTime: number, send: (id: string, quantity: number) => void) {
  const [inputs, setInputs] = useState<Readonly<Record<string, QuantityInput>>>({});
  const waiting = useRef(
    new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly quantity: number }>(),
  );

  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const unsent = waiting.current;
    // Whoever leaves within the pause, for the checkout perhaps, meant it all the same.
    return () => {
      for (const [id, { timer, quantity }] of unsent) {
        clearTimeout(timer);
        sendNow(id, quantity);
      }
      unsent.clear();
    };
  }, []);

  const setQuantity = (id: string, quantity: number) => {
    clearTimeout(waiting.current.get(id)?.timer);
    setInputs((before) => ({ ...before, [id]: { quantity, sentAt: undefined } }));
    const timer = setTimeout(() => {
      waiting.current.delete(id);
      setInputs((before) => ({ ...before, [id]: { quantity, sentAt: viewTime } }));
      send(id, quantity);
    }, sendAfter);
    waiting.current.set(id, { timer, quantity });
  };

  /** What the stepper shows: the input while it is open, else what the cart says. */
  const quantityOf = (id: string, inCart: number): number => {
    const open = inputs[id];
    if (open === undefined || (open.sentAt !== undefined && open.sentAt !== viewTime)) return inCart;
    return open.quantity;
  };
  const isOpen = (id: string, inCart: number): boolean => quantityOf(id, inCart) !== inCart;

  return { setQuantity: setQuantity, quantityOf, isOpen };
}
