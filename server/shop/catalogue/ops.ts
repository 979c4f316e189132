import { readFileSync } from 'node:fs';
import { type Command, UsageError, word } from '#server/ops/command.ts';
import { importPrices } from './import-prices.ts';
import { parsePriceFile } from './price-file.ts';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`${file} cannot be read (${code}).`);
  }
}

export const catalogueCommands: readonly Command[] = [
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
];
