import { formatAmount, money } from '#rules/money.ts';
import { currencyOfSite, type Site, sites } from '#rules/markets.ts';
import { readTypedPrice } from '#rules/typed-price.ts';
import { UsageError } from '#server/ops/command.ts';
import { readCsv } from '#server/ops/csv.ts';
import { parseJsonFile } from '#server/ops/file-fields.ts';
import type { PriceRow } from './import-prices.ts';

const columns = ['sku', 'site', 'listAmount', 'saleAmount', 'listPrice', 'salePrice'] as const;
type Column = (typeof columns)[number];

/** A row as it stands in a table or in JSON, with the words for its place. */
interface Row {
  readonly cells: Readonly<Partial<Record<Column, unknown>>>;
  /** `prices.csv, line 3`, and there the field. */
  readonly placeOf: (field: Column) => string;
}

export interface PriceFile {
  readonly rows: readonly PriceRow[];
  /** `prices.csv, line 3, column 1 (sku)` for each row, in their order. */
  readonly places: readonly string[];
  /** Columns that say nothing about a price. */
  readonly unread: readonly string[];
}

/** As much as a full cart can be added up with; minor units. */
const dearest = 100_000_000;
const mostFaults = 20;

/**
 * The prices of a file, checked: a table as spreadsheets save it, or JSON. listAmount and saleAmount are minor units; listPrice and
 * salePrice are as a shopper reads them. An empty sale leaves it as it is, "null" ends it.
 * @throws UsageError naming file, line, column and field of everything at fault
 */
export function parsePriceFile(text: string, file: string): PriceFile {
  const { rows, unread } = file.toLowerCase().endsWith('.json') ? jsonRows(text, file) : tableRows(text, file);
  if (rows.length === 0) throw new UsageError(`${file} holds no prices.`);
  const faults: string[] = [];
  const checked = rows.flatMap((row) => toPrice(row, (field, what) => faults.push(`${row.placeOf(field)}: ${what}.`)));
  if (faults.length > mostFaults) faults.splice(mostFaults, Infinity, `… and ${faults.length - mostFaults} more.`);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return { rows: checked, places: rows.map(({ placeOf }) => placeOf('sku')), unread };
}

function tableRows(text: string, file: string) {
  const { rows, places, unread } = readCsv(text, file, columns);
  const lists = ['listAmount', 'listPrice'] as const;
  const sales = ['saleAmount', 'salePrice'] as const;
  const isWhole = places.has('sku') && places.has('site') && lists.some((name) => places.has(name));
  if (!isWhole)
    throw new UsageError(
      `${file}: the first line must name the columns sku, site and listAmount (minor units) or listPrice, and may name saleAmount or salePrice.`,
    );
  for (const pair of [lists, sales])
    if (pair.every((name) => places.has(name))) throw new UsageError(`${file}: name ${pair.join(' or ')}, not both.`);
  return {
    unread,
    rows: rows.map(({ line, cells }): Row => ({
      cells,
      placeOf: (field) => {
        const column = places.get(field);
        return `${file}, line ${line}, ${column === undefined ? '' : `column ${column} `}(${field})`;
      },
    })),
  };
}

function jsonRows(text: string, file: string) {
  const parsed = parseJsonFile(text, file);
  const list: unknown = typeof parsed === 'object' && parsed !== null && 'rows' in parsed ? parsed.rows : parsed;
  if (!Array.isArray(list)) throw new UsageError(`${file} must hold a list of prices.`);
  return {
    unread: [],
    rows: list.map((row: unknown, index): Row => ({
      cells: typeof row === 'object' && row !== null ? row : {},
      placeOf: (field) => `${file}, price ${index + 1} (${field})`,
    })),
  };
}

type Blame = (field: Column, what: string) => void;

/** @returns nothing where something is at fault */
function toPrice({ cells }: Row, blame: Blame): readonly PriceRow[] {
  const { sku, site } = cells;
  const market = sites.find((code) => code === site);
  const isCode = typeof sku === 'string' && /^[0-9A-Za-z_.-]{1,40}$/.test(sku);
  if (!isCode) blame('sku', 'this isn’t a variant’s code');
  if (!market) blame('site', `must be one of ${sites.join(', ')}`);
  if (!isCode || !market) return [];
  const list = amountOf(cells, ['listAmount', 'listPrice'], market, blame);
  const sale = amountOf(cells, ['saleAmount', 'salePrice'], market, blame);
  if (list === 'fault' || sale === 'fault') return [];
  if (typeof list !== 'number') {
    blame(cells.listPrice === undefined || cells.listPrice === '' ? 'listAmount' : 'listPrice', 'is missing');
    return [];
  }
  return [{ sku, site: market, listAmount: list, ...(sale === undefined ? {} : { saleAmount: sale }) }];
}

/** The amount in minor units; null for one that ends, undefined for one that is not there. */
function amountOf(
  cells: Row['cells'],
  [minor, price]: readonly ['listAmount' | 'saleAmount', 'listPrice' | 'salePrice'],
  site: Site,
  blame: Blame,
): number | null | undefined | 'fault' {
  const isPrice = (cells[price] ?? '') !== '';
  const field = isPrice ? price : minor;
  const value = cells[field];
  if (value === undefined || value === '') return undefined;
  if (value === null || value === 'null') return null;
  const text = String(value);
  const currency = currencyOfSite(site);
  const example = formatAmount(money(5_995, currency)).replace(',', '');
  const amount = isPrice ? readTypedPrice(text, currency) : /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  const what =
    amount === 'ambiguous'
      ? `"${text}" could be thousands or decimals: leave out the thousands separator`
      : amount === undefined
        ? `must be ${isPrice ? `a price such as ${example}` : `a whole number of minor units such as 5995; a price such as ${example} stands in a column ${price}`}, not "${text}"`
        : amount < 1 || amount > dearest
          ? `must be from 1 to ${dearest} minor units`
          : undefined;
  if (what === undefined && typeof amount === 'number') return amount;
  blame(field, what ?? 'isn’t a price');
  return 'fault';
}
