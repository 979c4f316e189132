/** What operators may do, each more than the one before: read what there is, serve orders and stock, set prices and keys. */
export const operatorRoles = ['read', 'staff', 'owner'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

export const isOperatorRole = (text: unknown): text is OperatorRole => operatorRoles.some((role) => role === text);

/** Whether somebody of a role may do what needs another one. */
export const reachesRole = (role: OperatorRole, needed: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(needed);
