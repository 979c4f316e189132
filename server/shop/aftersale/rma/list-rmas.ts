import type { components } from '#openapi/types.ts';
import { groupBy } from '#rules/group-by.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readImage } from '../../media/picture.ts';
import { readHeldRefunds } from '../../payments/held-refunds.ts';
import { rmaStatusText } from './rma-texts.ts';

export type RmaPage = components['schemas']['RmaPage'];

/** The requests of a member over all orders, the newest first. */
export async function listRmas(
  { db }: Pick<ShopContext, 'db'>,
  accountId: string,
  { pageNo = 1, pageSize = pageSizeDefault }: { readonly pageNo?: number; readonly pageSize?: number },
): Promise<RmaPage> {
  const own = db.selectFrom('rmas').where('rmas.account_id', '=', accountId);
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('orders', 'orders.order_no', 'rmas.order_no')
      .selectAll('rmas')
      .select('orders.site')
      .orderBy('rmas.created_at', 'desc')
      .orderBy('rmas.rma_no', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const [lines, held] = await Promise.all([
    linesOf(
      db,
      rows.map(({ order_no }) => order_no),
    ),
    heldOf(
      db,
      rows.filter(({ status }) => status === 'REFUNDING').map(({ order_no }) => order_no),
    ),
  ]);
  return {
    list: rows.map((row) => {
      const own = lines.get(row.rma_no) ?? [];
      const [first] = own;
      return {
        rmaNo: row.rma_no,
        orderNo: row.order_no,
        site: row.site,
        type: row.type,
        status: row.status,
        statusText: rmaStatusText(row.status, row.site, { isHeld: held.has(row.rma_no) }).text,
        createdTime: row.created_at,
        title: first?.title ?? '',
        image: readImage(first?.image ?? ''),
        pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
        ...(row.deadline_time === null ? {} : { deadlineTime: row.deadline_time }),
      };
    }),
    total: Number(total),
    pageNo,
    pageSize,
  };
}

/** The requests whose refund waits for the bank of the payer, among those of some orders. */
async function heldOf(db: ShopContext['db'], orderNos: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (orderNos.length === 0) return new Set();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_no', 'in', orderNos)
    .where('status', '=', 'PENDING')
    .execute();
  const held = await readHeldRefunds(db, refunds);
  return new Set(refunds.filter(({ refund_no }) => held.has(refund_no)).map(({ rma_no }) => rma_no));
}

async function linesOf(db: ShopContext['db'], orderNos: readonly string[]) {
  if (orderNos.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom('rma_lines')
    .innerJoin('order_lines', 'order_lines.id', 'rma_lines.line_id')
    .select(['rma_lines.rma_no', 'rma_lines.quantity', 'order_lines.title', 'order_lines.image'])
    .where('rma_lines.order_no', 'in', orderNos)
    .where('gift_choice', 'is', null)
    .orderBy('order_lines.sort')
    .execute();
  return groupBy(rows, ({ rma_no }) => rma_no);
}
