import { type Command, type CommandInput, count, option, siteOption, UsageError, word } from '#server/ops/command.ts';
import type { Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { addExchangeProduct } from './add-exchange-product.ts';

/** Products that operators add stand after those that the shop began with. */
const lastPlace = 100;

/** @throws UsageError for a number below 1 */
function positive(text: string, name: string): number {
  const number = count(text, name);
  if (number < 1) throw new UsageError(`${name} must be at least 1.`);
  return number;
}

async function listItems({ db }: ShopContext): Promise<string[]> {
  const rows = await db
    .selectFrom('coin_exchange_items')
    .selectAll('coin_exchange_items')
    .select((item) => [
      item
        .selectFrom('coin_exchanges')
        .select((row) => row.fn.countAll<number>().as('exchanged'))
        .whereRef('coin_exchanges.item_id', '=', 'coin_exchange_items.item_id')
        .where('coin_exchanges.undone_time', 'is', null)
        .as('exchanged'),
    ])
    .orderBy('site')
    .orderBy('sort')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id: itemId, site, sku, cost, stock, per_user: perUser, exchanged, title, active }) => {
    const state = active === 1 ? 'offered' : 'paused';
    const kind = sku === null ? 'COUPON' : `PRODUCT ${sku}`;
    const counts = `${cost} coins  ${stock} left  ${Number(exchanged ?? 0)} exchanged  ${perUser} per member`;
    return `${itemId}  ${site}  ${state}  ${kind}  ${counts}  ${title}`;
  });
}

async function changeItem(
  { db }: ShopContext,
  input: CommandInput,
  change: Updateable<Schema['coin_exchange_items']>,
): Promise<string> {
  const itemId = word(input, 0, 'The item');
  const { numUpdatedRows: changed } = await db
    .updateTable('coin_exchange_items')
    .set(change)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  if (changed === 0n) throw new UsageError(`No item "${itemId}": \`coin exchange list\` shows what there is.`);
  return itemId;
}

/** What operators do with what coins are exchanged for. */
export const exchangeCommands: readonly Command[] = [
  {
    name: 'exchange list',
    usage: '',
    help: 'what members can get for coins: cost, how many are left and how many were exchanged',
    run: listItems,
  },
  {
    name: 'exchange add',
    usage: '--site SITE --sku SKU --cost COINS --stock N [--per-member 1]',
    help: 'offer a product for coins; the shop pays for delivery',
    options: ['site', 'sku', 'cost', 'stock', 'per-member'],
    run: async (shop, input) => {
      const site = siteOption(input);
      const sku = option(input, 'sku');
      const product = {
        ...{ itemId: shop.newId(), site, sku, sort: lastPlace },
        cost: positive(option(input, 'cost'), '--cost'),
        stock: count(option(input, 'stock'), '--stock'),
        perUser: positive(input.options['per-member'] ?? '1', '--per-member'),
      };
      const outcome = await withTransaction(shop, 'durable', (tx) => addExchangeProduct(tx, product));
      if (outcome === 'unknown SKU') throw new UsageError(`${site} has no SKU "${sku}".`);
      return [`${product.itemId} is offered in ${site} for ${product.cost} coins`];
    },
  },
  {
    name: 'exchange pause',
    usage: '<item>',
    help: 'stop exchanges until it’s resumed; orders already placed stay',
    run: async (shop, input) => [`${await changeItem(shop, input, { active: 0 })} is paused`],
  },
  {
    name: 'exchange resume',
    usage: '<item>',
    help: 'allow exchanges again',
    run: async (shop, input) => [`${await changeItem(shop, input, { active: 1 })} is offered`],
  },
  {
    name: 'exchange stock',
    usage: '<item> --stock N',
    help: 'set how many are left',
    options: ['stock'],
    run: async (shop, input) => {
      const stock = count(option(input, 'stock'), '--stock');
      return [`${await changeItem(shop, input, { stock })} has ${stock} left`];
    },
  },
];
