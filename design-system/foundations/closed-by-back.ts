/** What lies over the page: how to close it, the topmost last. */
const overlays: { readonly close: () => void; isEntered: boolean }[] = [];

let isWatched = false;
/** Whether the browser is on its way from the entry of an overlay to that of its page. */
let isLeaving = false;
/** What waits for the end of this way. */
const moves: (() => void)[] = [];

interface Marked {
  /** This entry of the history stands for what lies over its page. */
  readonly overlay?: true;
}

const stateHere = (): Marked => history.state ?? {};

function leave(): void {
  isLeaving = true;
  history.back();
}

/** One entry stands for all that is open, and none for nothing. */
function settle(): void {
  if (isLeaving) return;
  const isEntered = 'overlay' in stateHere();
  if (isEntered && overlays.length === 0) leave();
  if (!isEntered && overlays.length > 0) {
    // The page stays where it is while something lies over it, and where that has led to when it closes.
    history.scrollRestoration = 'manual';
    // Not by way of the router: the page stays the same.
    History.prototype.pushState.call(history, { ...stateHere(), overlay: true }, '');
  }
  for (const overlay of overlays) overlay.isEntered = true;
}

function moved(): void {
  // What it stood for is closed: an entry stays ahead of its page after Back, and below another document.
  if ('overlay' in stateHere()) {
    leave();
    return;
  }
  history.scrollRestoration = 'auto';
  if (!isLeaving) overlays.findLast(({ isEntered }) => isEntered)?.close();
  isLeaving = false;
  for (const move of moves.splice(0)) move();
  // Once that is rendered: what does not close while it works, and what lay below, has its entry again.
  setTimeout(settle);
}

/** Whoever moves on from what lies over a page moves on from the page: Back comes to it, not to an entry in between. */
function moveFromPage(how: 'pushState' | 'replaceState'): void {
  const move = history[how].bind(history);
  history[how] = (state, unused, address) => {
    if (!('overlay' in stateHere())) {
      move(state, unused, address);
      return;
    }
    const { overlay: _, ...ofPage }: Marked = state ?? {};
    moves.push(() => move(state && ofPage, unused, address));
    if (!isLeaving) leave();
  };
}

/**
 * Adds an entry to the history, so that Back closes what has opened: in a browser, and in an app, which goes back in the history
 * of its page.
 * @param close called by Back; may leave it open
 * @param signal says that it has closed, which takes the entry away
 */
export function closedByBack(close: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!isWatched) {
    isWatched = true;
    addEventListener('popstate', moved);
    moveFromPage('pushState');
    moveFromPage('replaceState');
  }
  const overlay = { close, isEntered: false };
  overlays.push(overlay);
  // At the end of the task: what closes while another opens hands its entry on.
  queueMicrotask(settle);
  signal.addEventListener('abort', () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    queueMicrotask(settle);
  });
}
