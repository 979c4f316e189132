import { formatForCarrier } from '#rules/addresses.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { AddressFields } from '../../address/accept-address.ts';
import { sellers } from '../../market/seller.ts';
import { type OrderRow, readLines } from '../../orders/order-row.ts';
import { labelStatuses, readReturnLabel } from './return-label.ts';
import { comesBack, readRmaLines, readRmaRow } from './rma-row.ts';

/** What stands on the label of the way back. */
export interface LabelSheet {
  readonly site: Site;
  readonly rmaNo: string;
  readonly orderNo: string;
  readonly issuedTime: number;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly carrierName: string;
  readonly trackingNo: string;
  readonly paidBy: 'SHOP' | 'SHOPPER';
  readonly items: readonly string[];
  /** The carrier has a label of its own for it. */
  readonly isOfCarrier: boolean;
}

/** @throws NOT_FOUND when there is no request of that number, RMA_STATE when its items are not waited for */
export async function readLabel(db: Db, order: OrderRow, rmaNo: string): Promise<LabelSheet> {
  const ref = { orderNo: order.order_no, rmaNo };
  const rma = await readRmaRow(db, ref);
  const label = labelStatuses.includes(rma.status) ? await readReturnLabel(db, rma) : undefined;
  if (!label) throw new ShopError('RMA_STATE');
  const [rmaLines, lines] = await Promise.all([readRmaLines(db, ref), readLines(db, ref.orderNo)]);
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const address: AddressFields = JSON.parse(order.shipping_address);
  const { name, address: home } = sellers[order.site];
  return {
    site: order.site,
    rmaNo,
    orderNo: order.order_no,
    issuedTime: rma.updated_at,
    from: formatForCarrier(address),
    to: [name, ...home],
    ...label,
    isOfCarrier: rma.label_tracking_no === null,
    items: rmaLines
      .filter(comesBack)
      .map(({ line_id: lineId, quantity }) => `${quantity} × ${titles.get(lineId) ?? lineId}`),
  };
}
