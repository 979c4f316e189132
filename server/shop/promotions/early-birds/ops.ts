import { withTransaction } from '#server/db/transaction.ts';
import { type Command, UsageError, word } from '#server/ops/command.ts';
import { readText } from '#server/ops/file-fields.ts';
import { createLadder } from './create-ladder.ts';
import { parseLadderFile } from './ladder-file.ts';

export const ladderCommands: readonly Command[] = [
  {
    name: 'ladder create',
    usage: '<file.json>',
    help: 'save an early bird as a draft; start it with `promo schedule`, see what’s left of its steps with `promo show` (docs/early-birds.md)',
    run: async (shop, input) => {
      const plan = parseLadderFile(await readText(word(input, 0, 'The file')));
      const { handle, sku } = plan;
      await withTransaction(shop, 'durable', async (tx) => {
        const variant = await tx.selectFrom('skus').select('sku').where('sku', '=', sku).executeTakeFirst();
        if (!variant) throw new UsageError(`ladder.sku: there is no variant ${sku}.`);
        if (await createLadder(tx, plan, 'DRAFT', shop.clock.now())) return;
        throw new UsageError(`The promotion "${handle}" already exists.`);
      });
      return [`${handle} is DRAFT; start it with \`promo schedule ${handle}\``];
    },
  },
];
