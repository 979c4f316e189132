import type { AnyStateMachine } from 'xstate';

/**
 * Sentences of the shop, each with a way to show it. A scenario builds its actor from the machine it is given, so that
 * it can be asked about a machine with a fault as well.
 */
export type Scenarios<TMachine extends AnyStateMachine> = Readonly<
  Record<string, (machine: TMachine) => void | Promise<void>>
>;
