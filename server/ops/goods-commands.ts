import { readFileSync } from 'node:fs';
import { type Site, sites } from '#rules/markets.ts';
import { type Command, count, UsageError, word } from './command.ts';
import { importPrices } from '../shop/catalogue/import-prices.ts';
import { parsePriceFile } from '../shop/catalogue/price-file.ts';
import { readStock, setStock, type SkuStock } from '../shop/stock/set-stock.ts';

function siteOf(text: string): Site {
  const site = sites.find((known) => known === text.toUpperCase());
  if (!site) throw new UsageError(`There is no market "${text}": use one of ${sites.join(', ')}.`);
  return site;
}

const told = ({ sku, site, stock, reserved, available }: SkuStock): string[] => [
  `${sku} in ${site}: ${stock} on the shelf, ${reserved} set aside, ${available} to sell`,
];

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`${file} cannot be read (${code}).`);
  }
}

export const goodsCommands: readonly Command[] = [
  {
    name: 'stock get',
    usage: '<sku> <market>',
    help: 'what is on the shelf, set aside and left to sell',
    run: async ({ db }, given) =>
      told(await readStock(db, { sku: word(given, 0, 'The SKU'), site: siteOf(word(given, 1, 'The market')) })),
  },
  {
    name: 'stock set',
    usage: '<sku> <market> <pieces>',
    help: 'write down what was counted; who waits for it gets a mail',
    run: async (shop, given) =>
      told(
        await setStock(shop, {
          sku: word(given, 0, 'The SKU'),
          site: siteOf(word(given, 1, 'The market')),
          stock: count(word(given, 2, 'The number of pieces'), 'The number of pieces'),
        }),
      ),
  },
  {
    name: 'price import',
    usage: '<file.csv | file.json>',
    help: 'set prices in minor units: columns sku, site, listAmount, saleAmount (empty: as it is, null: no sale)',
    run: async (shop, given) => {
      const file = word(given, 0, 'The file');
      const { changed, unchanged } = await importPrices(shop, parsePriceFile(readText(file), file));
      return [`${changed} prices changed, ${unchanged} were as they are`];
    },
  },
];
