import { userInfo } from 'node:os';
import type { OperatorRole } from '#rules/operator-roles.ts';

/** Who acts for the shop. */
export interface Operator {
  /** The name of a key, or the user of the machine at the command line. */
  readonly name: string;
  readonly role: OperatorRole;
}

/** The key of the configuration, as the record names it; the names of keys that are made have no capital letters. */
export const configuredKey: Operator = { name: 'OPERATOR_KEY', role: 'owner' };

/** Whoever is at the command line owns the machine, and with it the shop. */
export function systemUser(): Operator {
  try {
    return { name: userInfo().username, role: 'owner' };
  } catch {
    // In a container a user may be a number without a name.
    return { name: `user ${process.getuid?.() ?? ''}`.trim(), role: 'owner' };
  }
}
