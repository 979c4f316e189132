/** Marks the entry of the history that has the home page right behind it. */
interface MarkedState {
  readonly homeBehind: true;
}

function isMarked(state: unknown): state is MarkedState {
  return typeof state === 'object' && state !== null && 'homeBehind' in state;
}

/**
 * Puts the home page behind the current one, so that Back does not lead into a checkout that is done. Once per entry: a
 * reload keeps the mark.
 */
export function putHomeBehind(homeHref: string): void {
  const { history, location } = window;
  if (isMarked(history.state)) return;
  const address = location.pathname + location.search;
  history.replaceState(null, '', homeHref);
  history.pushState({ homeBehind: true } satisfies MarkedState, '', address);
}
