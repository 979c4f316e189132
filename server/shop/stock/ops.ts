import { type Site, sites } from '#rules/markets.ts';
import { type Command, count, UsageError, word } from '#server/ops/command.ts';
import { readStock, setStock, type SkuStock } from './set-stock.ts';

function siteOf(text: string): Site {
  const site = sites.find((candidate) => candidate === text.toUpperCase());
  if (!site) throw new UsageError(`There is no market "${text}": use one of ${sites.join(', ')}.`);
  return site;
}

const stockLine = ({ sku, site, stock, reserved, flash, available }: SkuStock): string[] => [
  `${sku} in ${site}: ${stock} in stock, ${reserved} reserved, ${flash} kept for the flash sale, ${available} available`,
];

export const stockCommands: readonly Command[] = [
  {
    name: 'stock get',
    usage: '<sku> <market>',
    help: 'what’s in stock, reserved and available',
    run: async (shop, input) =>
      stockLine(
        await readStock(shop, shop.db, { sku: word(input, 0, 'The SKU'), site: siteOf(word(input, 1, 'The market')) }),
      ),
  },
  {
    name: 'stock set',
    usage: '<sku> <market> <pieces>',
    help: 'record a stock count; everyone waiting for the item gets an email',
    run: async (shop, input) =>
      stockLine(
        await setStock(shop, {
          sku: word(input, 0, 'The SKU'),
          site: siteOf(word(input, 1, 'The market')),
          stock: count(word(input, 2, 'The number of pieces'), 'The number of pieces'),
        }),
      ),
  },
];
