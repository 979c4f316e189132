import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Command, UsageError, word } from '#server/ops/command.ts';
import { readText } from '#server/ops/file-fields.ts';
import { createSuit, type NewSuit } from './create-suit.ts';
import { parseSuitFile } from './suit-file.ts';

/** @throws UsageError where a variant is none of its product */
async function requireVariants(tx: Tx, { items }: NewSuit): Promise<void> {
  for (const [index, { spu, skus }] of items.entries()) {
    const rows = await tx.selectFrom('skus').select('sku').where('spu', '=', spu).where('sku', 'in', skus).execute();
    const missing = skus.find((code) => !rows.some(({ sku }) => sku === code));
    if (missing !== undefined) throw new UsageError(`bundle.items[${index}]: ${spu} has no variant ${missing}.`);
  }
}

export const suitCommands: readonly Command[] = [
  {
    name: 'suit create',
    usage: '<file.json>',
    help: 'save a bundle of products as a draft; start it with `promo schedule`, end it with `promo end` (docs/bundles.md)',
    run: async (shop, input) => {
      const suit = parseSuitFile(await readText(word(input, 0, 'The file')));
      await withTransaction(shop, 'durable', async (tx) => {
        await requireVariants(tx, suit);
        if (await createSuit(tx, shop.clock.now(), suit)) return;
        throw new UsageError(`The promotion "${suit.suitId}" already exists.`);
      });
      return [`${suit.suitId} is DRAFT; start it with \`promo schedule ${suit.suitId}\``];
    },
  },
];
