import { randomUUID } from 'node:crypto';
import type { RequestParts } from './contract-api.ts';

const once = () => ({ 'idempotency-key': randomUUID() });
const rmaNo = `R${'0'.repeat(26)}`;

/** How each operation about a return, a replacement or a claim would be asked for, by its operation. */
export function rmaRequests(mine: {
  readonly orderNo: string;
  readonly lineId: string;
}): Readonly<Record<string, () => RequestParts>> {
  const ref = () => ({ orderNo: mine.orderNo, rmaNo });
  const oneReturn = () => ({
    orderNo: mine.orderNo,
    type: 'RETURN',
    lines: [{ lineId: mine.lineId, quantity: 1, reason: 'NO_LONGER_WANTED' }],
  });
  return {
    getRmaEligibility: () => ({ query: { orderNo: mine.orderNo } }),
    previewRma: () => ({ body: oneReturn() }),
    applyRma: () => ({ body: oneReturn(), headers: once() }),
    getRma: () => ({ query: ref() }),
    cancelRma: () => ({ body: ref() }),
    shipRma: () => ({ body: { ...ref(), carrierName: 'DHL', trackingNo: 'JJD 01' } }),
    messageRma: () => ({ body: { ...ref(), text: 'Not mine' }, headers: once() }),
    getRmaLabel: () => ({ query: ref() }),
  };
}
