import { type Expression, expressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import { groupBy } from '#rules/group-by.ts';
import { type OrderTab, tabStatuses } from '#rules/order-actions.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { searchedWords, withSynonyms } from '#rules/search-words.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { lineColumns, orderColumns } from './row-columns.ts';

interface Search {
  readonly accountId: string;
  readonly tab: OrderTab;
  /** A part of the order number or of a title; '' for all. */
  readonly q: string;
}

// Types, as the values of a prepared query are.
type Page = { readonly limit: number; readonly offset: number };
type PageOf = Page & { readonly accountId: string };
type Counts = Readonly<Record<OrderTab, number>>;
type Condition = ExpressionWrapper<Schema, 'orders', SqlBool>;

const tabs: readonly OrderTab[] = ['ALL', 'TO_PAY', 'TO_SHIP', 'SHIPPED', 'DELIVERED', 'AFTER_SALE', 'CLOSED'];

/** The statuses of a tab; undefined where it does not go by them. */
const statusesOf = (tab: OrderTab): readonly OrderStatus[] | undefined =>
  tab === 'ALL' || tab === 'AFTER_SALE' ? undefined : tabStatuses[tab];

const isOpenCase = sql<SqlBool>`after_sale_status = 'OPEN'`;

function inTab(tab: OrderTab): Expression<SqlBool> {
  const statuses = statusesOf(tab);
  if (statuses) return expressionBuilder<Schema, 'orders'>()('status', 'in', statuses);
  return tab === 'AFTER_SALE' ? isOpenCase : sql<SqlBool>`1 = 1`;
}

/** How many orders of a member stand under each tab; one row. */
const tabCounts = (db: Db, accountId: string | Expression<string>) =>
  db
    .selectFrom('orders')
    .select(tabs.map((tab) => sql<number>`count(case when ${inTab(tab)} then 1 end)`.as(tab)))
    .where('account_id', '=', accountId);

/** Orders with what their cards say of other tables; each brings the counts of the tabs. */
const listed = (
  db: Db,
  { accountId, limit, offset }: { readonly [Name in keyof PageOf]: PageOf[Name] | Expression<PageOf[Name]> },
) =>
  db
    .selectFrom('orders')
    .innerJoin(tabCounts(db, accountId).as('tabs'), (join) => join.onTrue())
    .selectAll('tabs')
    .select(orderColumns.map((column) => `orders.${column}` as const))
    .select(({ exists, or, selectFrom }) => {
      const parcels = selectFrom('shipments').whereRef('shipments.order_no', '=', 'orders.order_no');
      const revokes = selectFrom('revokes').whereRef('revokes.order_no', '=', 'orders.order_no');
      const returns = selectFrom('rma_lines').whereRef('rma_lines.order_no', '=', 'orders.order_no');
      const disputes = selectFrom('disputes').whereRef('disputes.order_no', '=', 'orders.order_no');
      return [
        or([exists(revokes.select('revokes.id')), exists(returns.select('rma_lines.line_id'))]).as('has_claims'),
        exists(parcels.select('shipments.id').where('shipments.status', '!=', 'DELIVERED')).as('has_parcels'),
        parcels.select(({ fn }) => fn.max('shipments.est_delivery_to').as('due')).as('parcels_due'),
        exists(disputes.select('disputes.id').where('disputes.status', '=', 'OPEN')).as('is_disputed'),
      ];
    })
    .where('orders.account_id', '=', accountId)
    .orderBy('orders.placed_time', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset);

const slotsOf = ({ one }: Slots<PageOf>) => ({
  accountId: one('accountId'),
  limit: one('limit'),
  offset: one('offset'),
});

const listedOfAll = prepared((db, slots: Slots<PageOf>) => listed(db, slotsOf(slots)));
const listedOfCases = prepared((db, slots: Slots<PageOf>) => listed(db, slotsOf(slots)).where(isOpenCase));
const listedOfStatuses = prepared((db, slots: Slots<PageOf & { statuses: readonly OrderStatus[] }>) =>
  listed(db, slotsOf(slots)).where('orders.status', 'in', slots.each('statuses')),
);

export type ListedOrder = Awaited<ReturnType<typeof listedOfAll>>[number];

/** A page of a member's orders, the newest first. One statement. */
export function readListedOrders(
  db: Db,
  { accountId, tab, q }: Search,
  { limit, offset }: Page,
): Promise<readonly ListedOrder[]> {
  const page = { accountId, limit, offset };
  if (q !== '') return listed(db, page).where(inTab(tab)).where(matches(q)).execute();
  const statuses = statusesOf(tab);
  if (statuses) return listedOfStatuses(db, { ...page, statuses });
  return tab === 'ALL' ? listedOfAll(db, page) : listedOfCases(db, page);
}

/** How many orders a search finds under a tab. */
export async function countFound(db: Db, { accountId, tab, q }: Search): Promise<number> {
  const { found } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('account_id', '=', accountId)
    .where(inTab(tab))
    .where(matches(q))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** How many orders of a member stand under each tab, by a row that brings it; asked for where none is there. */
export async function countsOf(db: Db, accountId: string, row: ListedOrder | undefined): Promise<Counts> {
  const counts = row ?? (await tabCounts(db, accountId).executeTakeFirstOrThrow());
  const of = (tab: OrderTab) => Number(counts[tab]);
  return {
    ...{ ALL: of('ALL'), TO_PAY: of('TO_PAY'), TO_SHIP: of('TO_SHIP'), SHIPPED: of('SHIPPED') },
    ...{ DELIVERED: of('DELIVERED'), AFTER_SALE: of('AFTER_SALE'), CLOSED: of('CLOSED') },
  };
}

const linesOfOrders = prepared((db, { each }: Slots<{ orderNos: readonly string[] }>) =>
  db
    .selectFrom('order_lines')
    .select(lineColumns)
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('reviews').select('reviews.id').whereRef('reviews.line_id', '=', 'order_lines.id')).as(
        'is_reviewed',
      ),
    )
    .where('order_no', 'in', each('orderNos'))
    .orderBy('sort'),
);

export type ListedLine = Awaited<ReturnType<typeof linesOfOrders>>[number];

/** The lines of some orders, by order, each with whether it was reviewed. */
export async function readListedLines(
  db: Db,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedLine[]>> {
  if (orderNos.length === 0) return new Map();
  return groupBy(await linesOfOrders(db, { orderNos }), ({ order_no: orderNo }) => orderNo);
}

const holds = (column: string, pattern: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
/** A sign with a meaning of its own in patterns is the sign. */
const asTyped = (text: string): string => `%${text.toLowerCase().replaceAll(/[%_!]/g, '!$&')}%`;
/** The parts of a word stand beside each other with one sign between them: 'wi fi' and 'wi-fi'. */
const inARow = (parts: readonly string[]): string => `%${parts.join('_')}%`;

/** Orders whose number or one of whose titles or SKUs has what was typed, and those with a title that has each of its words. */
function matches(q: string): Condition {
  const eb = expressionBuilder<Schema, 'orders'>();
  const words = withSynonyms(searchedWords(q));
  return eb.or([
    holds('orders.order_no', asTyped(q)),
    eb.exists(
      eb
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_no', '=', 'orders.order_no')
        .where((line) =>
          line.or([
            holds('order_lines.title', asTyped(q)),
            holds('order_lines.sku', asTyped(q)),
            ...(words.length === 0
              ? []
              : [
                  line.and(
                    words.map((ways) => line.or(ways.map((parts) => holds('order_lines.title', inARow(parts))))),
                  ),
                ]),
          ]),
        ),
    ),
  ]);
}
