import { createHmac } from 'node:crypto';
import { mailboxOf } from '#rules/mailbox.ts';
import { mayHold, mostUnpaidOrders } from '#rules/unpaid-orders.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { networkOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { hasPaid } from '../account/has-paid.ts';

type CallerKind = keyof typeof mostUnpaidOrders;

interface Caller {
  readonly kind: CallerKind;
  /** What is kept of who it is. */
  readonly digest: string;
}

interface NewOrder {
  readonly orderNo: string;
  readonly guestEmail: string | undefined;
  readonly pieces: readonly { readonly sku: string; readonly quantity: number }[];
}

/**
 * Counts an order that will wait for its payment, for the account, the mailbox and the network that it comes from. Callers
 * of one kind wait for each other until the transaction ends, so that none is counted past its limit. A member who has paid
 * before counts for no network.
 * @returns how many orders of the network wait already
 * @throws UNPAID_ORDERS when one of them has as many as it can, or the network holds too much of an item
 */
export async function countUnpaid(
  shop: ShopContext,
  tx: Tx,
  context: RequestContext,
  order: NewOrder,
): Promise<number> {
  if (!shop.config.rateLimits) return 0;
  const callers = await callersOf(shop, tx, context, order.guestEmail);
  let unpaidOfNetwork = 0;
  for (const caller of callers) {
    await lock(shop, tx, caller);
    const unpaid = await countOrders(tx, caller);
    if (unpaid >= mostUnpaidOrders[caller.kind]) throw new ShopError('UNPAID_ORDERS');
    if (caller.kind === 'network') {
      unpaidOfNetwork = unpaid;
      if (unpaid > 0) await refuseHoarding(tx, caller, context, order);
    }
  }
  const now = shop.clock.now();
  await tx
    .insertInto('unpaid_callers')
    .values(callers.map(({ digest }) => ({ caller: digest, order_no: order.orderNo, created_at: now })))
    .execute();
  return unpaidOfNetwork;
}

/** In one order for all, so that two orders never wait for each other. */
async function callersOf(
  { tokenSecret }: ShopContext,
  tx: Tx,
  { account, client }: RequestContext,
  guestEmail: string | undefined,
): Promise<Caller[]> {
  const named = (kind: CallerKind, who: string): Caller => ({
    kind,
    digest: `${kind}:${createHmac('sha256', tokenSecret).update(`unpaid ${kind} ${who}`).digest('base64url')}`,
  });
  const hasPaidBefore = account !== undefined && (await hasPaid(tx, account.accountId));
  return [
    ...(account === undefined ? [] : [named('account', account.accountId)]),
    ...(guestEmail === undefined ? [] : [named('email', mailboxOf(guestEmail))]),
    ...(hasPaidBefore ? [] : [named('network', networkOf(client.ip))]),
  ];
}

async function lock({ clock }: ShopContext, tx: Tx, { digest }: Caller): Promise<void> {
  const row = { caller: digest, order_no: '', created_at: clock.now() };
  await tx
    .insertInto('unpaid_callers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['caller', 'order_no']).doUpdateSet({ created_at: row.created_at }))
    .execute();
}

const unpaidOf = (db: Db, { digest }: Caller) =>
  db
    .selectFrom('unpaid_callers')
    .innerJoin('orders', 'orders.order_no', 'unpaid_callers.order_no')
    .where('unpaid_callers.caller', '=', digest)
    .where('orders.status', '=', 'PENDING_PAYMENT');

/** What waits no longer is forgotten first, so that a count reads no more than what waits and what has ended since the last one. */
async function countOrders(tx: Tx, caller: Caller): Promise<number> {
  await tx
    .deleteFrom('unpaid_callers')
    .where('caller', '=', caller.digest)
    .where('order_no', 'in', (rows) =>
      rows
        .selectFrom('unpaid_callers as own')
        .innerJoin('orders', 'orders.order_no', 'own.order_no')
        .select('own.order_no')
        .where('own.caller', '=', caller.digest)
        .where('orders.status', '!=', 'PENDING_PAYMENT'),
    )
    .execute();
  const { unpaid } = await unpaidOf(tx, caller)
    .select((row) => row.fn.countAll<number>().as('unpaid'))
    .executeTakeFirstOrThrow();
  return Number(unpaid);
}

async function refuseHoarding(tx: Tx, caller: Caller, { site }: RequestContext, { pieces }: NewOrder): Promise<void> {
  const skus = pieces.map(({ sku }) => sku);
  const [held, rows] = await Promise.all([
    unpaidOf(tx, caller)
      .innerJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
      .select((row) => ['order_lines.sku', row.fn.sum<number>('order_lines.quantity').as('quantity')])
      .where('orders.site', '=', site)
      .where('order_lines.sku', 'in', skus)
      .groupBy('order_lines.sku')
      .execute(),
    tx.selectFrom('sku_markets').select(['sku', 'stock']).where('site', '=', site).where('sku', 'in', skus).execute(),
  ]);
  const heldOf = new Map(held.map(({ sku, quantity }) => [sku, Number(quantity)]));
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of pieces) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  for (const { sku, stock } of rows) {
    const sum = { held: heldOf.get(sku) ?? 0, quantity: quantities.get(sku) ?? 0 };
    if (!mayHold({ ...sum, stock })) throw new ShopError('UNPAID_ORDERS');
  }
}
