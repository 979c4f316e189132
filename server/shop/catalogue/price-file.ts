import { sites } from '#rules/markets.ts';
import { UsageError } from '../../ops/command.ts';
import type { PriceRow } from './import-prices.ts';

const columns = ['sku', 'site', 'listAmount', 'saleAmount'] as const;

/** A cell as it may come from a sheet or from JSON. */
type Cells = Readonly<Record<string, unknown>>;

/**
 * The prices of a file, checked. CSV has a first line that names its columns and no quoted cells: none of them needs any.
 * @throws UsageError naming the line at fault
 */
export function parsePriceFile(text: string, file: string): PriceRow[] {
  const rows = file.toLowerCase().endsWith('.json') ? jsonRows(text) : csvRows(text);
  if (rows.length === 0) throw new UsageError(`${file} holds no prices.`);
  return rows.map(toRow);
}

function csvRows(text: string): Cells[] {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const names = head.split(',').map((name) => name.trim());
  const missing = columns.slice(0, 3).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new UsageError(`The first line must name the columns ${columns.join(', ')}.`);
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell.trim()])),
  );
}

function jsonRows(text: string): Cells[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const list: unknown = typeof parsed === 'object' && parsed !== null && 'rows' in parsed ? parsed.rows : parsed;
  if (!Array.isArray(list)) throw new UsageError('The file must hold a list of prices.');
  return list.map((row: unknown) =>
    typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row)) : {},
  );
}

function toRow(cells: Cells, index: number): PriceRow {
  const fault = (what: string): UsageError => new UsageError(`Price ${index + 1}: ${what}.`);
  const { sku, site, listAmount, saleAmount } = cells;
  const market = sites.find((code) => code === site);
  if (typeof sku !== 'string' || !/^[0-9A-Za-z_.-]{1,40}$/.test(sku)) throw fault('sku is missing');
  if (!market) throw fault(`site must be one of ${sites.join(', ')}`);
  const list = amountOf(listAmount);
  if (list === undefined) throw fault('listAmount must be a whole number of minor units');
  if (saleAmount === undefined || saleAmount === '') return { sku, site: market, listAmount: list };
  if (saleAmount === null || saleAmount === 'null') return { sku, site: market, listAmount: list, saleAmount: null };
  const sale = amountOf(saleAmount);
  if (sale === undefined) throw fault('saleAmount must be a whole number of minor units, empty or null');
  return { sku, site: market, listAmount: list, saleAmount: sale };
}

function amountOf(value: unknown): number | undefined {
  const text = String(value);
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
