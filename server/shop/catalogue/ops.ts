import { readFileSync } from 'node:fs';
import { withTransaction } from '#server/db/transaction.ts';
import { type Command, option, siteOption, UsageError, word, timeText } from '#server/ops/command.ts';
import { importPrices } from './import-prices.ts';
import { parsePriceFile } from './price-file.ts';
import { setLaunch } from './set-launch.ts';
import { allScopes, raiseVersions } from './versions.ts';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`${file} cannot be read (${code}).`);
  }
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
    help: 'have every server read the catalogue anew, after rows of it were changed by hand',
    run: async (shop) => {
      await withTransaction(shop, 'durable', (tx) => raiseVersions(tx, allScopes));
      return ['Every server reads the catalogue anew with its next request'];
    },
  },
  {
    name: 'price import',
    usage: '<file.csv | file.json>',
    help: 'set prices in minor units: columns sku, site, listAmount, saleAmount (empty: as it is, null: no sale)',
    run: async (shop, input) => {
      const file = word(input, 0, 'The file');
      const { changed, unchanged } = await importPrices(shop, parsePriceFile(readText(file), file));
      return [`${changed} prices changed, ${unchanged} were as they are`];
    },
  },
  {
    name: 'product launch',
    usage: '<spu> --site SITE (--at 2026-11-28T15:00:00Z | --clear)',
    help: 'set when everybody can buy a product in a market (levels with early access before that), or put it on sale',
    options: ['site', 'at'],
    flags: ['clear'],
    run: async (shop, input) => {
      const spu = word(input, 0, 'The product');
      const site = siteOption(input);
      const launchTime = input.flags.has('clear') ? null : instantOf(option(input, 'at'));
      const outcome = await setLaunch(shop, { spu, site, launchTime });
      if (outcome === 'unknown product') throw new UsageError(`There is no product "${spu}".`);
      const state = launchTime === null ? 'is on sale' : `is launched ${timeText(launchTime)}`;
      return [`${spu} ${state} in ${site}${outcome === 'as it was' ? ', as it was' : ''}`];
    },
  },
];
