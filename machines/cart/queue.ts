import type { CartCommand, CartContext, MergeAttempt, QueuedCommand } from './types.ts';

/** The events that are commands of the shopper. */
export const commandTypes = [
  'cart.add',
  'cart.setQuantity',
  'cart.remove',
  'cart.select',
] as const satisfies readonly CartCommand['type'][];

/** The command that is sent next. Throws on an empty queue, where nothing is sent. */
export function headOf({ queue }: Pick<CartContext, 'queue'>): QueuedCommand {
  const head = queue[0];
  if (head === undefined) throw new Error('A command is sent only while one is queued');
  return head;
}

export function isRemoval(command: CartCommand | undefined): boolean {
  return command?.type === 'cart.remove' || (command?.type === 'cart.setQuantity' && command.quantity <= 0);
}

/** The merge under way. Throws where none is. */
export function attemptOf({ attempt }: Pick<CartContext, 'attempt'>): MergeAttempt {
  if (attempt === null) throw new Error('A merge is asked for only while an attempt is held');
  return attempt;
}
