/**
 * Implementations whose actions report what they throw. An action that throws ends its machine, and with it whoever
 * spawned that: a full storage or one bad film must not cost a shopper the cart or all films.
 */
export function surviving<Implementations extends { readonly actions?: object }>(
  implementations: Implementations,
  report: (error: unknown) => void,
): Implementations {
  const actions = Object.entries(implementations.actions ?? {}).map(([name, action]) => [
    name,
    (...args: readonly unknown[]) => {
      try {
        action(...args);
      } catch (error) {
        report(error);
      }
    },
  ]);
  return Object.assign({}, implementations, { actions: Object.fromEntries(actions) });
}
