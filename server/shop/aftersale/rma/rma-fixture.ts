import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { RmaReason, RmaType } from '#rules/rma.ts';
import type { Answer } from '#server/testing/test-api.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { deliverOrder, releaseOrder } from '../../orders/move-order.ts';
import { lamp, openOrderShop, type OrderShop, type Ticket } from '../../orders/order-fixture.ts';
import { shipOrder } from '../../orders/ship-order.ts';
import { storeUpload } from '../../media/store-upload.ts';
import { arrivalOf, png } from '../../media/upload-fixture.ts';
import type { RmaRef } from './rma-row.ts';

type Rma = components['schemas']['Rma'];

export interface NewRequest {
  readonly type?: RmaType;
  readonly reason?: RmaReason;
  readonly quantity?: number;
  readonly line?: number;
  readonly media?: string[];
  readonly note?: string;
  readonly refundTo?: 'COINS';
  readonly key?: string;
}

export interface RmaShop extends OrderShop {
  /** A paid order that has left and, unless told otherwise, arrived. */
  deliver(options?: {
    readonly site?: Site;
    readonly quantity?: number;
    readonly member?: TestMember;
    readonly arrives?: boolean;
  }): Promise<Ticket>;
  lineIds(ticket: Ticket): Promise<string[]>;
  photo(ticket: Ticket): Promise<string>;
  ask(ticket: Ticket, request?: NewRequest): Promise<Answer<'applyRma'>>;
  read(ticket: Ticket, rmaNo: string): Promise<Rma>;
}

export const refFor = ({ orderNo }: Ticket, { rmaNo }: { readonly rmaNo: string }): RmaRef => ({ orderNo, rmaNo });

/** A shop whose orders have come far enough to be returned. */
export async function openRmaShop(): Promise<RmaShop> {
  const at = await openOrderShop();
  const lineIds = async ({ orderNo }: Ticket): Promise<string[]> => {
    const lines = await at.shop.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_no', '=', orderNo)
      .orderBy('sort')
      .execute();
    return lines.map(({ id }) => id);
  };
  return {
    ...at,
    lineIds,
    deliver: async ({ site = 'US', quantity = 1, member, arrives = true } = {}) => {
      const ticket = await at.place({
        site,
        lines: [{ sku: lamp, quantity, buyType: 0 }],
        ...(member === undefined ? {} : { member }),
      });
      await at.payByCard(ticket);
      await releaseOrder(at.shop, ticket.orderNo);
      await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
      if (arrives) await deliverOrder(at.shop, ticket.orderNo);
      return ticket;
    },
    photo: async ({ orderNo }) => (await storeUpload(at.shop, { orderNo }, arrivalOf(await png()))).mediaId,
    ask: async (ticket, request = {}) => {
      const {
        type = 'RETURN',
        reason = 'NO_LONGER_WANTED',
        quantity = 1,
        line = 0,
        media,
        note,
        key,
        refundTo,
      } = request;
      const [lineId = ''] = (await lineIds(ticket)).slice(line);
      const newLine = {
        lineId,
        quantity,
        reason,
        ...(media ? { media } : {}),
        ...(note === undefined ? {} : { note }),
      };
      return at.api.call('applyRma', {
        ...ticket.open,
        key: key ?? randomUUID(),
        body: { orderNo: ticket.orderNo, type, lines: [newLine], ...(refundTo === undefined ? {} : { refundTo }) },
      });
    },
    read: ({ orderNo, open }, rmaNo) => at.api.ok('getRma', { ...open, query: { orderNo, rmaNo } }),
  };
}
