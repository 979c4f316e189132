import type { RevokeGift } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';

/** A gift of a withdrawal as its machine takes it. */
export function revokeGift({ lineId, threshold, lines }: components['schemas']['WithdrawableGift']): RevokeGift {
  return {
    lineId,
    threshold: threshold.amount,
    lines: lines.map((line) => ({ lineId: line.lineId, amounts: line.amounts.map(({ amount }) => amount) })),
  };
}
