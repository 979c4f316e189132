import { withTransaction } from '#server/db/transaction.ts';
import { displayText } from '#rules/text.ts';
import { type Command, limitOf, siteOption, sinceOf, timeText } from '#server/ops/command.ts';
import { searchesWithoutResult } from '../../catalogue/searches-without-result.ts';
import { reindexHelp } from './reindex-help.ts';

export const searchCommands: readonly Command[] = [
  {
    name: 'search without-result',
    usage: '[--site SITE] [--since 30d] [--limit 50] [--json]',
    help: 'what two or more shoppers searched for on one day without finding anything, most frequent first',
    options: ['site', 'since', 'limit'],
    flags: ['json'],
    run: async (shop, input) => {
      const rows = await searchesWithoutResult(shop, {
        site: input.options.site === undefined ? undefined : siteOption(input),
        since: sinceOf(input.options.since ?? '30d', shop.clock.now()),
        limit: limitOf(input, 50),
      });
      if (input.flags.has('json')) return rows.map((row) => JSON.stringify(row));
      if (rows.length === 0) return ['No two shoppers searched for the same missing thing on one day.'];
      return rows.map(
        ({ site, words, count, shown, last_time: last }) =>
          `${String(count).padStart(5)}  ${site}  ${displayText(words)}  (${shown} shown instead; last on ${timeText(last)})`,
      );
    },
  },
  {
    name: 'support reindex',
    usage: '',
    help: 'rebuild the help search index after you’ve changed articles, policies or products by hand',
    run: async (shop) => {
      await withTransaction(shop, 'durable', (tx) => reindexHelp(tx, shop.clock.now()));
      return ['The help search is up to date'];
    },
  },
];
