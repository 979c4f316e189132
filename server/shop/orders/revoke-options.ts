import type { components } from '#openapi/types.ts';
import { cancelWindow } from '#rules/limits.ts';
import { money } from '#rules/money.ts';
import { cancelReasons, type CancelReason } from './cancel-reasons.ts';
import { actionsOf } from './order-actions-of.ts';
import type { OrderRow } from './order-row.ts';

export type RevokeOptions = components['schemas']['RevokeOptions'];
export type RevokeMode = components['schemas']['RevokeMode'];

/** How an order can be cancelled now; undefined when it cannot. The rules decide, this only names it. */
export function revokeModeOf(order: OrderRow, now: number): RevokeMode | undefined {
  const actions = actionsOf(order, now);
  if (actions.includes('CANCEL')) return order.status === 'PENDING_PAYMENT' ? 'CANCEL_UNPAID' : 'CANCEL_PAID';
  return actions.includes('CANCEL_REQUEST') ? 'CANCEL_REQUEST' : undefined;
}

const texts: Readonly<Record<RevokeMode, { readonly label: string; readonly consequences: readonly string[] }>> = {
  CANCEL_UNPAID: {
    label: 'Cancel order',
    consequences: ['The order is closed at once.', 'You have not been charged.'],
  },
  CANCEL_PAID: {
    label: 'Cancel order and get the money back',
    consequences: [
      'The order is cancelled at once.',
      'The whole amount goes back the way it came, usually within five working days.',
    ],
  },
  CANCEL_REQUEST: {
    label: 'Ask to cancel',
    consequences: [
      'The order is already with the warehouse, so we ask there first.',
      'If it has not left yet, it is cancelled and the whole amount goes back.',
      'If it has left, you can send it back within 30 days of delivery.',
    ],
  },
};

const reasons = Object.entries(cancelReasons).map(([code, label]) => ({ code: code as CancelReason, label }));

/** What the page about cancelling offers; no mode when it is too late. */
export function readRevokeOptions(order: OrderRow, now: number): RevokeOptions {
  const mode = revokeModeOf(order, now);
  if (mode === undefined) return { modes: [], reasons };
  const until = untilOf(order, mode);
  const preview = money(order.paid_amount - order.refunded_amount, order.currency);
  const { label, consequences } = texts[mode];
  return {
    modes: [
      {
        mode,
        label,
        refundPreview: preview,
        consequences: [...consequences],
        ...(until === undefined ? {} : { until }),
      },
    ],
    reasons,
  };
}

function untilOf(order: OrderRow, mode: RevokeMode): number | undefined {
  if (mode === 'CANCEL_UNPAID') return order.pay_expire_time;
  return mode === 'CANCEL_PAID' && order.status === 'PAID' ? (order.paid_time ?? 0) + cancelWindow : undefined;
}
