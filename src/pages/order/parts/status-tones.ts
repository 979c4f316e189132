import type { BadgeTone } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';

export type OrderStatus = components['schemas']['OrderStatus'];

/** The colour of a status: what asks for something glows, what is over is quiet. */
export const statusTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING_PAYMENT: 'brand',
  PAID: 'info',
  AWAITING_RELEASE: 'info',
  PROCESSING: 'info',
  PARTLY_SHIPPED: 'info',
  SHIPPED: 'info',
  DELIVERED: 'positive',
  COMPLETED: 'positive',
  CANCELLED: 'neutral',
  CLOSED: 'neutral',
  REFUNDED: 'neutral',
};
