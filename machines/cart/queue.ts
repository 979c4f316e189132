import type { CartCommand, CartContext, MergeAttempt, QueuedAddition, QueuedCommand } from './types.ts';

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

export function isAddition(queued: QueuedCommand | undefined): queued is QueuedAddition {
  return queued?.command.type === 'cart.add';
}

/** Throws for any other command. */
export function additionOf(queued: QueuedCommand): QueuedAddition {
  if (!isAddition(queued)) throw new TypeError(`${queued.command.type} adds nothing`);
  return queued;
}

/** A member's command at the end of the queue, under a key of its own, or under that of the same one that failed before. */
export function enqueued(
  { account, site, keySeed, keysMade, queue, failed }: CartContext,
  command: CartCommand,
): Pick<CartContext, 'queue' | 'failed' | 'keysMade'> {
  const isSame = (other: QueuedCommand) => fingerprint(other) === fingerprint({ account, site, command });
  // The last group of a UUID is twelve digits.
  const key = failed.find(isSame)?.key ?? `${keySeed.slice(0, 24)}${String(keysMade).padStart(12, '0')}`;
  return {
    queue: [...queue, { account, site, key, command }],
    failed: failed.filter((other) => !isSame(other)),
    keysMade: keysMade + 1,
  };
}

function fingerprint({ account, site, command }: Omit<QueuedCommand, 'key'>): string {
  return JSON.stringify([account, site, command]);
}

export function isRemoval(command: CartCommand | undefined): boolean {
  return command?.type === 'cart.remove' || (command?.type === 'cart.setQuantity' && command.quantity <= 0);
}

/** The merge under way. Throws where none is. */
export function attemptOf({ attempt }: Pick<CartContext, 'attempt'>): MergeAttempt {
  if (attempt === null) throw new Error('A merge is asked for only while an attempt is held');
  return attempt;
}
