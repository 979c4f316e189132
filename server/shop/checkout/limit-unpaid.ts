import { createHmac } from 'node:crypto';
import { flashBuyType } from '#rules/cart-lines.ts';
import { mailboxOf } from '#rules/mailbox.ts';
import type { Site } from '#rules/markets.ts';
import { type HeldKind, mostHeld, mostUnpaidOrders } from '#rules/unpaid-orders.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { networkOf, networksOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { hasPaid } from '../account/has-paid.ts';
import { flashPieces } from '../catalogue/flash-pieces.ts';
import { boughtAs } from './order-rows.ts';
import type { OrderQuote } from './quote-order.ts';

type CallerKind = keyof typeof mostUnpaidOrders;

interface Caller {
  readonly kind: CallerKind;
  /** What is kept of who it is. */
  readonly digest: string;
  /** Of what one caller may do. */
  readonly share: number;
}

/** A line of an order. */
interface Pieces {
  readonly key: string;
  readonly sku: string;
  readonly quantity: number;
  /** Where it is bought out of the quota of a promotion. */
  readonly promoItemId?: string | undefined;
  /** The quota is set aside from what others can buy. */
  readonly isSetAside?: boolean | undefined;
}

interface NewOrder {
  readonly orderNo: string;
  readonly guestEmail: string | undefined;
  readonly pieces: readonly Pieces[];
}

/**
 * Counts an order that will wait for its payment, for the account, the mailbox and the network that it comes from. Callers
 * of one kind wait for each other until the transaction ends, so that none is counted past its limit. A member who has paid
 * before counts for no network.
 * @returns how many orders of the narrowest network wait already
 * @throws UNPAID_ORDERS when one of them has as many as it can, or the network holds too much of an item; QUOTE_PROBLEMS
 * (`data.problems`) when the order by itself would
 */
export async function countUnpaid(
  shop: ShopContext,
  tx: Tx,
  context: RequestContext,
  order: NewOrder,
): Promise<number> {
  if (!shop.config.rateLimits) return 0;
  const now = shop.clock.now();
  const callers = await callersOf(shop, tx, context, order.guestEmail);
  const wholes = callers.some(({ kind }) => kind === 'network')
    ? await readWholes(tx, context.site, order.pieces, now)
    : [];
  let unpaidOfNetwork: number | undefined;
  for (const caller of callers) {
    await lock(shop, tx, caller);
    const unpaid = await countOrders(tx, caller);
    const isNetwork = caller.kind === 'network';
    if (unpaid >= mostUnpaidOrders[caller.kind] * caller.share)
      throw isNetwork ? othersWait() : new ShopError('UNPAID_ORDERS');
    if (!isNetwork) continue;
    unpaidOfNetwork ??= unpaid;
    for (const whole of wholes) await refuseHoarding(tx, caller, whole, unpaid);
  }
  await tx
    .insertInto('unpaid_callers')
    .values(callers.map(({ digest }) => ({ caller: digest, order_no: order.orderNo, created_at: now })))
    .execute();
  return unpaidOfNetwork ?? 0;
}

const othersWait = (): ShopError =>
  new ShopError('UNPAID_ORDERS', {
    message: 'Too many orders from your network are waiting for payment. Please try again in a few minutes.',
  });

/** In one order for all, the narrower network first, so that two orders never wait for each other. */
async function callersOf(
  { tokenSecret }: ShopContext,
  tx: Tx,
  { account, client }: RequestContext,
  guestEmail: string | undefined,
): Promise<Caller[]> {
  const named = (kind: CallerKind, who: string, share = 1): Caller => ({
    ...{ kind, share },
    digest: `${kind}:${createHmac('sha256', tokenSecret).update(`unpaid ${kind} ${who}`).digest('base64url')}`,
  });
  const hasPaidBefore = account !== undefined && (await hasPaid(tx, account.accountId));
  return [
    ...(account === undefined ? [] : [named('account', account.accountId)]),
    ...(guestEmail === undefined ? [] : [named('email', `${mailboxOf(guestEmail)} ${networkOf(client.ip)}`)]),
    ...(hasPaidBefore ? [] : networksOf(client.ip).map(({ name, share }) => named('network', name, share))),
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

/** A stock or a quota that an order takes pieces of. */
interface Whole {
  readonly kind: HeldKind;
  readonly id: string;
  readonly site: Site;
  readonly pieces: number;
  /** The lines that take some. */
  readonly lines: readonly Pieces[];
}

async function readWholes(tx: Tx, site: Site, pieces: readonly Pieces[], now: number): Promise<Whole[]> {
  const skus = [...new Set(pieces.map(({ sku }) => sku))];
  const items = [...new Set(pieces.flatMap(({ promoItemId }) => promoItemId ?? []))];
  const stocks = await tx
    .selectFrom('sku_markets')
    .select(['sku', 'stock', flashPieces(now).as('flash_pieces')])
    .where('site', '=', site)
    .where('sku', 'in', skus)
    .execute();
  const quotas =
    items.length === 0
      ? []
      : await tx
          .selectFrom('promo_items')
          .select(['promo_item_id', 'quota'])
          .where('promo_item_id', 'in', items)
          .where('quota', 'is not', null)
          .execute();
  const wholes = [
    // What is bought of a flash session is part of its quota, and of nothing that others could have.
    ...stocks.map(({ sku, stock, flash_pieces: flash }): Whole => {
      const lines = pieces.filter((line) => line.sku === sku && !line.isSetAside);
      return { kind: 'STOCK', id: sku, site, pieces: Math.max(0, stock - (flash ?? 0)), lines };
    }),
    ...quotas.map(({ promo_item_id: id, quota }): Whole => {
      return { kind: 'QUOTA', id, site, pieces: quota ?? 0, lines: pieces.filter((line) => line.promoItemId === id) };
    }),
  ];
  return wholes.filter(({ lines }) => lines.length > 0);
}

/** Pieces of a stock or a quota in the orders of a caller that wait. */
async function readHeld(tx: Tx, caller: Caller, { kind, id, site }: Whole): Promise<number> {
  const orders = unpaidOf(tx, caller);
  const { held } = await (
    kind === 'QUOTA'
      ? orders
          .innerJoin('promo_claims as held_rows', 'held_rows.order_no', 'orders.order_no')
          .where('held_rows.promo_item_id', '=', id)
          .where('held_rows.state', '=', 'HELD')
          .select((row) => row.fn.sum<number | null>('held_rows.quantity').as('held'))
      : orders
          .innerJoin('order_lines as held_rows', 'held_rows.order_no', 'orders.order_no')
          .where('held_rows.sku', '=', id)
          .where('orders.site', '=', site)
          .where('held_rows.buy_type', '!=', flashBuyType)
          .select((row) => row.fn.sum<number | null>('held_rows.quantity').as('held'))
  ).executeTakeFirstOrThrow();
  return Number(held ?? 0);
}

async function refuseHoarding(tx: Tx, caller: Caller, whole: Whole, unpaid: number): Promise<void> {
  const most = mostHeld(whole.kind, whole.pieces, caller.share);
  const quantity = whole.lines.reduce((sum, line) => sum + line.quantity, 0);
  const held = unpaid === 0 ? 0 : await readHeld(tx, caller, whole);
  if (held + quantity <= most) return;
  if (held > 0) throw othersWait();
  const message = `One order can have up to ${most} of these until it’s paid.`;
  const problems = whole.lines.map(({ key }) => ({ key, code: 'CART_QTY_LIMIT', max: most, message }));
  throw new ShopError('QUOTE_PROBLEMS', { data: { problems } });
}

/** The lines of a quote, with what they take of a quota. */
export const piecesOf = ({ lines }: Pick<OrderQuote, 'lines'>): Pieces[] =>
  lines.map((resolved) => {
    const { key, sku, quantity } = resolved.line;
    const { promotion } = resolved.offer;
    return { key, sku, quantity, promoItemId: boughtAs(resolved).promoItemId, isSetAside: promotion?.isSetAside };
  });
