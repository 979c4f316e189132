/** Events of a window that say: somebody is here, and may see more than the first view in a moment. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown', 'focusin', 'click'];

/** Who waits for the first sign in a document; none any more once it was there. */
const waiting = new WeakMap<Document, Set<() => void> | 'over'>();

function watch(document: Document): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(document, callbacks);
  const ended = new AbortController();
  const onSign = () => {
    ended.abort();
    waiting.set(document, 'over');
    for (const callback of callbacks) callback();
  };
  for (const type of signs) window.addEventListener(type, onSign, { capture: true, signal: ended.signal });
  return callbacks;
}

/**
 * Calls back at the first sign of somebody in this document: a movement, a key, a press, a focus or a scroll. At once
 * where there was one already.
 * @returns ends the wait
 */
export function afterFirstSign(callback: () => void): () => void {
  const callbacks = waiting.get(document) ?? watch(document);
  if (callbacks === 'over') {
    callback();
    return () => undefined;
  }
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}
