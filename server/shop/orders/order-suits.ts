import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { Db } from '#server/db/schema.ts';
import { readOrderedSuits } from '../promotions/suits/suit-claims.ts';
import { readDiscounts } from './order-line.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

/** The bundles of an order with what each took off its lines; nothing where it has none. */
export async function readSuitsPart(
  db: Db,
  { order_no: orderNo, currency }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<Pick<components['schemas']['Order'], 'suits'>> {
  if (lines.every(({ suit_group_id: groupId }) => groupId === null)) return {};
  const suits = await readOrderedSuits(db, orderNo);
  return {
    suits: suits.map(({ groupId, suitId, title, sets }) => ({
      ...{ suitGroupId: groupId, suitId, title, quantity: sets },
      save: money(
        lines
          .filter(({ suit_group_id: group }) => group === groupId)
          .flatMap(readDiscounts)
          .reduce((sum, { source, amount }) => (source === 'SUIT' ? sum + amount : sum), 0),
        currency,
      ),
    })),
  };
}
