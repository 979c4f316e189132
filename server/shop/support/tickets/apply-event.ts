import { answerDeadline } from '#rules/support-hours.ts';
import { staffTurn, ticketAfter, type TicketEvent, type TicketStatus } from '#rules/ticket-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { stateOf, type TicketRow } from './ticket-row.ts';

const isStaffTurn = (status: TicketStatus): boolean => staffTurn.some((turn) => turn === status);

/** Moves a locked ticket on; what we said about when we answer stays said. @throws TICKET_STATE where it does not take the event */
export async function applyEvent(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  row: TicketRow,
  event: TicketEvent,
): Promise<TicketRow> {
  const now = clock.now();
  const next = ticketAfter(stateOf(row), event, now);
  if (!next) throw new ShopError('TICKET_STATE');
  const { status, reminders, nextTime } = next;
  return tx
    .updateTable('tickets')
    .set({
      status,
      reminders,
      next_time: nextTime,
      answer_time: isStaffTurn(status) ? (row.answer_time ?? answerDeadline(now, row.site)) : null,
      closed_time: status === 'CLOSED' ? now : null,
    })
    .where('ticket_no', '=', row.ticket_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}
