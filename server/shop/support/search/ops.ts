import { withTransaction } from '#server/db/transaction.ts';
import type { Command } from '#server/ops/command.ts';
import { reindexHelp } from './reindex-help.ts';

export const searchCommands: readonly Command[] = [
  {
    name: 'support reindex',
    usage: '',
    help: 'write anew what help is searched in, after rows of articles, policies or products were changed by hand',
    run: async (shop) => {
      await withTransaction(shop, 'durable', (tx) => reindexHelp(tx, shop.clock.now()));
      return ['Help is searched in what it says now'];
    },
  },
];
