const stateOf = (): object => ({ ...(window.history.state ?? {}) });

/** The foreign host that the shopper agreed to see in this entry of the history; an address cannot claim it. */
export function agreedHost(): string | undefined {
  const state = stateOf();
  return 'framedHost' in state && typeof state.framedHost === 'string' ? state.framedHost : undefined;
}

/**
 * Notes the agreement and loads the document again: only one that was opened as this page is allowed, by its policy, to
 * frame hosts beyond the list.
 */
export function agreeTo(host: string): void {
  window.history.replaceState({ ...stateOf(), framedHost: host }, '');
  window.location.reload();
}
