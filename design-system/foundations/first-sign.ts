/** Events of a window that say: somebody is here, and may see more than the first view in a moment. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown', 'focusin', 'click'];

/** Who waits for the first sign. */
const waiting = new Set<() => void>();
let isOver = false;

function onSign(): void {
  isOver = true;
  for (const type of signs) removeEventListener(type, onSign, true);
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Calls back at the first sign of somebody in this document: a movement, a key, a press, a focus or a scroll. At once
 * where there was one already.
 * @returns ends the wait
 */
export function afterFirstSign(callback: () => void): () => void {
  if (isOver) callback();
  else {
    waiting.add(callback);
    // A listener that is there already is not added again.
    for (const type of signs) addEventListener(type, onSign, true);
  }
  return () => waiting.delete(callback);
}
