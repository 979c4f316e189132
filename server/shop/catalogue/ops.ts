import { formatMoney, money } from '#rules/money.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { readText } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import {
  type Command,
  type CommandInput,
  count,
  option,
  siteOption,
  UsageError,
  word,
  timeText,
} from '#server/ops/command.ts';
import { importPrices, SteepChanges } from './import-prices.ts';
import { parsePriceFile } from './price-file.ts';
import { setLaunch } from './set-launch.ts';
import { setShopperLimit } from './set-shopper-limit.ts';
import { allScopes, raiseVersions } from './versions.ts';

const shownSteps = 50;

/** @throws UsageError naming where in the file each row at fault stands */
async function importFile(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const file = word(input, 0, 'The file');
  const { rows, places, unread } = parsePriceFile(await readText(file), file);
  try {
    const { changed, unchanged } = await importPrices(shop, rows, { isSure: input.flags.has('yes') });
    return [
      `${changed} prices changed, ${unchanged} already had that price`,
      ...unread.map((name) => `The column "${name}" isn’t about prices, so it was ignored.`),
    ];
  } catch (error) {
    if (error instanceof SteepChanges) throw new UsageError(wordsOf(error));
    if (!(error instanceof ShopError) || error.fields === undefined) throw error;
    const placed = error.fields.map(({ path, message }) => `${places[Number(path.split('.')[1])] ?? file}: ${message}`);
    throw new UsageError(placed.join('\n'));
  }
}

function wordsOf({ changes }: SteepChanges): string {
  const lines = changes.slice(0, shownSteps).map(({ sku, site, what, before, after }) => {
    const [from, to] = [before, after].map((amount) => formatMoney(money(amount, currencyOfSite(site))));
    return `  ${sku} in ${site}, ${what}: ${from} -> ${to}`;
  });
  const more = changes.length > shownSteps ? [`  … and ${changes.length - shownSteps} more`] : [];
  return [
    'Nothing was changed: some prices would change by more than half. Add --yes if that’s right:',
    ...lines,
    ...more,
  ].join('\n');
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant in epoch milliseconds; without a zone it would be another one on every machine. @throws UsageError */
function instantOf(text: string): number {
  const instant = instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new UsageError(`--at must be a time with its zone such as 2026-11-28T15:00:00Z.`);
  return instant;
}

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue reread',
    usage: '',
    help: 'make every server reload the catalogue after you’ve changed it by hand',
    run: async (shop) => {
      await withTransaction(shop, 'durable', (tx) => raiseVersions(tx, allScopes));
      return ['Every server will reload the catalogue with its next request'];
    },
  },
  {
    name: 'price import',
    usage: '<file.csv | file.json> [--yes]',
    help: 'set prices: columns sku, site, listAmount and saleAmount in minor units, or listPrice and salePrice as shoppers read them (empty: unchanged, null: no sale); add --yes if a price changes by more than half',
    flags: ['yes'],
    run: importFile,
  },
  {
    name: 'product launch',
    usage: '<spu> --site SITE (--at 2026-11-28T15:00:00Z | --clear)',
    help: 'set when everyone can buy a product in a market (levels with early access sooner), or put it on sale now',
    options: ['site', 'at'],
    flags: ['clear'],
    run: async (shop, input) => {
      const spu = word(input, 0, 'The product');
      const site = siteOption(input);
      const launchTime = input.flags.has('clear') ? null : instantOf(option(input, 'at'));
      const outcome = await setLaunch(shop, { spu, site, launchTime });
      if (outcome === 'unknown product') throw new UsageError(`There is no product "${spu}".`);
      const state = launchTime === null ? 'is on sale' : `is launched ${timeText(launchTime)}`;
      return [`${spu} ${state} in ${site}${outcome === 'unchanged' ? ' already' : ''}`];
    },
  },
  {
    name: 'product limit',
    usage: '<sku> --site SITE (--shopper 2 | --clear)',
    help: 'set how many of a variant one shopper can buy in a market, across all orders',
    options: ['site', 'shopper'],
    flags: ['clear'],
    run: async (shop, input) => {
      const sku = word(input, 0, 'The SKU');
      const site = siteOption(input);
      const limit = input.flags.has('clear') ? null : count(option(input, 'shopper'), '--shopper');
      if (limit === 0)
        throw new UsageError('--shopper must be at least 1: `stock set` and `price import` take a variant off.');
      if (!(await setShopperLimit(shop, { sku, site, limit })))
        throw new UsageError(`${site} has no variant "${sku}".`);
      return [limit === null ? `${sku} has no limit in ${site}` : `One shopper can have ${limit} of ${sku} in ${site}`];
    },
  },
];
