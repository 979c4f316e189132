import { useRef, type PointerEvent } from 'react';

type Swipe = PointerEvent<HTMLElement>;

/** The least distance of a dismissing swipe, as a share of the width. */
const farEnough = 1 / 3;

/**
 * Pointer handlers for an element that can be swiped away to either side: it follows the finger, and when released far
 * enough from its place it leaves the screen, else it springs back. `data-swipe` selects the style. A mouse selects text.
 *
 * @param onAway removes the element after the transition of 300 ms; without it nothing can be swiped
 */
export function useSwipe(onAway: (() => void) | undefined) {
  const from = useRef<number>(undefined);
  const onPointerMove = ({ isPrimary, clientX, currentTarget: { style } }: Swipe) => {
    if (isPrimary && from.current !== undefined) style.translate = `${clientX - from.current}px`;
  };
  const onPointerUp = ({ type, isPrimary, clientX, currentTarget }: Swipe) => {
    if (!isPrimary || from.current === undefined) return;
    const way = clientX - from.current;
    from.current = undefined;
    const isAway = type === 'pointerup' && Math.abs(way) > currentTarget.offsetWidth * farEnough;
    currentTarget.dataset['swipe'] = isAway ? 'away' : 'back';
    currentTarget.style.translate = isAway ? `${Math.sign(way) * 100}vw` : '';
    if (isAway) onAway?.();
  };
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, currentTarget }: Swipe) => {
      if (!onAway || !isPrimary || pointerType === 'mouse') return;
      from.current = clientX;
      currentTarget.dataset['swipe'] = 'held';
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  };
}
