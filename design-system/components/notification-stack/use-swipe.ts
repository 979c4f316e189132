import { useRef, type PointerEvent } from 'react';

type Swipe = PointerEvent<HTMLElement>;

/** How far aside is far enough, as a share of the width. */
const farEnough = 1 / 3;

/**
 * What an element listens to that a finger may swipe away to either side: it follows, and let go far enough from its place
 * it goes off the screen, else it returns. `data-swipe` tells the style sheet which. A mouse selects words as ever.
 *
 * @param onAway is to take the element away after the motion of 300 ms; without it nothing can be swiped
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
