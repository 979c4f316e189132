import { type CommandInput, word } from '#server/ops/command.ts';
import type { OrderRow } from './order-row.ts';

/** The order number that a command begins with. @throws UsageError */
export const orderNoOf = (input: CommandInput): string => word(input, 0, 'The order number').toUpperCase();

/** What a command that moves an order prints. */
export const statusLine = (order: OrderRow): string[] => [`${order.order_no} is ${order.status}`];
