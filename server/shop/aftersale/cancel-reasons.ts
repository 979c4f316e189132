import type { components } from '#openapi/types.ts';

export type CancelReason = components['schemas']['CancelReason'];

/** Why somebody may want to cancel, as it is offered; the order is the order of the form. */
export const cancelReasons: Readonly<Record<CancelReason, string>> = {
  CHANGED_MIND: 'I changed my mind',
  WRONG_ADDRESS: 'The address is wrong',
  WRONG_ITEM: 'I ordered the wrong item',
  FOUND_CHEAPER: 'I found it cheaper elsewhere',
  TOO_SLOW: 'Delivery takes too long',
  COUPON_FORGOTTEN: 'I forgot to use a coupon',
  DUPLICATE: 'I ordered twice',
  OTHER: 'Another reason',
};
