import { bundleRooms, type BundleDiscount } from '#rules/bundles.ts';
import { sites, type Site } from '#rules/markets.ts';
import { UsageError } from '#server/ops/command.ts';
import type { NewSuit, SuitMarket } from './create-suit.ts';

type Fields = Readonly<Record<string, unknown>>;

const fault = (path: string, what: string): UsageError => new UsageError(`${path} ${what}.`);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsAt(value: unknown, path: string, names: readonly string[]): Fields {
  if (!isFields(value)) throw fault(path, 'must be an object');
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw fault(`${path}.${unknown}`, `is no field: ${names.join(', ')}`);
  return value;
}

function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) throw fault(path, `must list 1 to ${most}`);
  return value;
}

function textAt(value: unknown, path: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value))
    throw fault(path, 'is missing or has signs that it must not have');
  return value;
}

function countAt(value: unknown, path: string, most: number, least = 1): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw fault(path, `must be a whole number from ${least} to ${most}`);
  }
  return value;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

function instantAt(value: unknown, path: string): number {
  const instant = typeof value === 'string' && instantPattern.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw fault(path, 'must be a time with its zone such as 2026-11-28T10:00:00Z');
  return instant;
}

function discountAt(value: unknown, path: string): BundleDiscount {
  const { kind, amount, percent } = fieldsAt(value, path, ['kind', 'amount', 'percent']);
  if (kind === 'FIXED') return { kind, amount: countAt(amount, `${path}.amount`, 100_000_000) };
  if (kind === 'PERCENT') return { kind, percent: countAt(percent, `${path}.percent`, 90) };
  throw fault(`${path}.kind`, 'must be FIXED or PERCENT');
}

const line = /^\S(.{0,198}\S)?$/;
const code = /^[0-9A-Za-z_.-]{1,40}$/;

function marketAt(value: unknown, path: string): SuitMarket {
  const fields = fieldsAt(value, path, ['discount', 'perBuyerLimit', 'previewTime', 'startTime', 'endTime']);
  const { discount, perBuyerLimit, previewTime } = fields;
  const startTime = instantAt(fields['startTime'], `${path}.startTime`);
  const endTime = instantAt(fields['endTime'], `${path}.endTime`);
  const preview = previewTime === undefined ? null : instantAt(previewTime, `${path}.previewTime`);
  if (endTime <= startTime) throw fault(`${path}.endTime`, 'must be after the start');
  if (preview !== null && preview > startTime) throw fault(`${path}.previewTime`, 'must not be after the start');
  return {
    discount: discountAt(discount, `${path}.discount`),
    ...{ previewTime: preview, startTime, endTime },
    ...(perBuyerLimit === undefined ? {} : { perBuyerLimit: countAt(perBuyerLimit, `${path}.perBuyerLimit`, 999) }),
  };
}

function itemAt(value: unknown, path: string): NewSuit['items'][number] {
  const fields = fieldsAt(value, path, ['spu', 'skus', 'quantity', 'optional']);
  const { quantity = 1, optional = false } = fields;
  if (typeof optional !== 'boolean') throw fault(`${path}.optional`, 'must be true or false');
  return {
    spu: textAt(fields['spu'], `${path}.spu`, code),
    skus: listAt(fields['skus'], `${path}.skus`, 20).map((sku, index) => textAt(sku, `${path}.skus[${index}]`, code)),
    quantity: countAt(quantity, `${path}.quantity`, 20),
    optional,
  };
}

/**
 * The bundle of a file, checked; it is a draft. docs/bundles.md shows one.
 * @throws UsageError naming the field at fault
 */
export function parseSuitFile(text: string): NewSuit {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const fields = fieldsAt(parsed, 'bundle', ['suitId', 'title', 'summary', 'room', 'sort', 'items', 'markets']);
  const room = bundleRooms.find((each) => each === fields['room']);
  if (room === undefined) throw fault('bundle.room', `must be one of ${bundleRooms.join(', ')}`);
  const items = listAt(fields['items'], 'bundle.items', 10).map((item, index) =>
    itemAt(item, `bundle.items[${index}]`),
  );
  if (items.every(({ optional }) => optional)) throw fault('bundle.items', 'must have one that is not optional');
  const skus = items.flatMap((item) => item.skus);
  const twice = skus.find((sku, index) => skus.indexOf(sku) !== index);
  if (twice !== undefined) throw fault('bundle.items', `name the variant ${twice} twice`);
  const markets = fieldsAt(fields['markets'], 'bundle.markets', sites);
  const offered = sites.filter((site) => markets[site] !== undefined);
  if (offered.length === 0) throw fault('bundle.markets', 'must have one market');
  return {
    suitId: textAt(fields['suitId'], 'bundle.suitId', /^[0-9A-Za-z_-]{1,40}$/),
    title: textAt(fields['title'], 'bundle.title', line),
    summary: textAt(fields['summary'], 'bundle.summary', line),
    ...{ room, items, status: 'DRAFT' },
    sort: countAt(fields['sort'] ?? 0, 'bundle.sort', 10_000, 0),
    markets: Object.fromEntries(
      offered.map((site): [Site, SuitMarket] => [site, marketAt(markets[site], `bundle.markets.${site}`)]),
    ),
  };
}
