import { useActors, useIsResolvingSession } from '#src/actors/use-actors.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';

/** Whether a script of the head found that this browser may keep a cart. */
const mayKeepCart = (): boolean => document.documentElement.hasAttribute('data-kept-cart');

/**
 * What is certain about the cart: nothing while the page is as it was served, an empty one or the skeleton by the mark of the
 * document; then whether the one on screen is that of whoever is here. A browser without anything kept need not wait for the
 * machines.
 */
export function useCertainty(): 'served' | 'unsure' | 'sure' {
  const isHydrated = useHydrated();
  const hasMachines = useActors() !== undefined;
  const isResolving = useIsResolvingSession();
  if (!isHydrated) return 'served';
  return isResolving || (!hasMachines && mayKeepCart()) ? 'unsure' : 'sure';
}
