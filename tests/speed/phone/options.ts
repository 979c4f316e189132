import { parseArgs } from 'node:util';

export const shoppingPages = ['home', 'list', 'product', 'cart', 'log-in'] as const;
const promotions = ['flash-sale', 'bundles', 'event', 'giveaway', 'winners', 'doll-machine', 'crowdfunding'] as const;
export const pageNames = [...shoppingPages, ...promotions] as const;
export type PageName = (typeof pageNames)[number];

const methods = ['simulate', 'devtools'] as const;
export type Method = (typeof methods)[number];

export interface Options {
  readonly runs: number;
  readonly pages: readonly PageName[];
  /** How many times slower than this machine the processor of the phone is. */
  readonly rates: readonly number[];
  readonly method: Method;
}

const isPage = (name: string): name is PageName => pageNames.some((one) => one === name);
const isMethod = (name: string): name is Method => methods.some((one) => one === name);

/** What to measure. @throws for what is no option */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: shoppingPages.join(',') },
      rates: { type: 'string', default: '4,8' },
      method: { type: 'string', default: 'simulate' },
    },
  });
  const pages = values.pages.split(',');
  if (!pages.every(isPage)) throw new Error(`--pages takes ${pageNames.join(', ')}, not ${values.pages}`);
  if (!isMethod(values.method)) throw new Error(`--method takes ${methods.join(' or ')}, not ${values.method}`);
  const rates = values.rates.split(',').map((rate) => atLeastOne('--rates', rate));
  return { runs: Math.floor(atLeastOne('--runs', values.runs)), pages, rates, method: values.method };
}

function atLeastOne(option: string, text: string): number {
  const value = Number(text);
  if (!(value >= 1 && value <= 100)) throw new Error(`${option} takes numbers from 1 to 100, not ${text}`);
  return value;
}
