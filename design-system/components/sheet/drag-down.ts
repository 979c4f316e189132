/** The least distance of a closing drag, as a share of the height of the panel. */
const farEnough = 1 / 3;

/**
 * Ref of a handle by which a finger drags its dialog down: released far enough below its place it closes, else it springs
 * back. The close button is the accessible alternative.
 */
export const dragDown = (close: () => void) => (handle: HTMLElement | null) => {
  const panel = handle?.closest<HTMLElement>('[role="dialog"]');
  if (!handle || !panel) return undefined;
  let from: number | undefined;
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from ?? clientY));
  const listening = new AbortController();
  const { signal } = listening;

  handle.addEventListener('pointerdown', ({ clientY }) => (from = clientY), { signal });
  // A fast finger leaves the handle.
  document.addEventListener(
    'pointermove',
    (event) => {
      if (from !== undefined) panel.style.translate = `0px ${pulled(event)}px`;
    },
    { signal },
  );
  const letGo = (event: PointerEvent) => {
    const closes = event.type === 'pointerup' && pulled(event) > panel.offsetHeight * farEnough;
    from = undefined;
    if (closes) close();
    else panel.style.translate = '';
  };
  document.addEventListener('pointerup', letGo, { signal });
  document.addEventListener('pointercancel', letGo, { signal });
  return () => listening.abort();
};
