import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pause this long after the last tap sends the quantity. */
export const sendAfter = 400;

interface Wish {
  readonly quantity: number;
  /** Time of the prices that were on screen when it was sent; undefined while it still waits. */
  readonly sentAt: number | undefined;
}

/**
 * Quantities that show at once and are sent after a pause. A wish holds until the next answer of the server, which is
 * either the same number or the reason to go back.
 */
export function useQuantities(viewTime: number, send: (id: string, quantity: number) => void) {
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
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

  const wish = (id: string, quantity: number) => {
    clearTimeout(waiting.current.get(id)?.timer);
    setWishes((kept) => ({ ...kept, [id]: { quantity, sentAt: undefined } }));
    const timer = setTimeout(() => {
      waiting.current.delete(id);
      setWishes((kept) => ({ ...kept, [id]: { quantity, sentAt: viewTime } }));
      send(id, quantity);
    }, sendAfter);
    waiting.current.set(id, { timer, quantity });
  };

  /** What the stepper shows: the wish while it is open, else what the cart says. */
  const quantityOf = (id: string, known: number): number => {
    const open = wishes[id];
    if (open === undefined || (open.sentAt !== undefined && open.sentAt !== viewTime)) return known;
    return open.quantity;
  };
  const isOpen = (id: string, known: number): boolean => quantityOf(id, known) !== known;

  return { wish, quantityOf, isOpen };
}
