import { bundleRooms, type BundleDiscount } from '#rules/bundles.ts';
import { code, countAt, fault, fieldsAt, line, listAt, parseJsonFile, textAt } from '#server/ops/file-fields.ts';
import { byMarket } from '../by-market.ts';
import { windowAt } from '../window-at.ts';
import type { NewSuit, SuitMarket } from './create-suit.ts';

function discountAt(value: unknown, path: string): BundleDiscount {
  const { kind, amount, percent } = fieldsAt(value, path, ['kind', 'amount', 'percent']);
  if (kind === 'FIXED') return { kind, amount: countAt(amount, `${path}.amount`, 100_000_000) };
  if (kind === 'PERCENT') return { kind, percent: countAt(percent, `${path}.percent`, 90) };
  throw fault(`${path}.kind`, 'must be FIXED or PERCENT');
}

function marketAt(value: unknown, path: string): SuitMarket {
  const fields = fieldsAt(value, path, ['discount', 'perBuyerLimit', 'previewTime', 'startTime', 'endTime']);
  const { discount, perBuyerLimit } = fields;
  return {
    discount: discountAt(discount, `${path}.discount`),
    ...windowAt(fields, path),
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
  const fields = fieldsAt(parseJsonFile(text), 'bundle', [
    'suitId',
    'title',
    'summary',
    'room',
    'sort',
    'items',
    'markets',
  ]);
  const room = bundleRooms.find((each) => each === fields['room']);
  if (room === undefined) throw fault('bundle.room', `must be one of ${bundleRooms.join(', ')}`);
  const items = listAt(fields['items'], 'bundle.items', 10).map((item, index) =>
    itemAt(item, `bundle.items[${index}]`),
  );
  if (items.every(({ optional }) => optional)) throw fault('bundle.items', 'must have one that is not optional');
  const skus = items.flatMap((item) => item.skus);
  const twice = skus.find((sku, index) => skus.indexOf(sku) !== index);
  if (twice !== undefined) throw fault('bundle.items', `name the variant ${twice} twice`);
  return {
    suitId: textAt(fields['suitId'], 'bundle.suitId', /^[0-9A-Za-z_-]{1,40}$/),
    title: textAt(fields['title'], 'bundle.title', line),
    summary: textAt(fields['summary'], 'bundle.summary', line),
    ...{ room, items, status: 'DRAFT' },
    sort: countAt(fields['sort'] ?? 0, 'bundle.sort', 10_000, 0),
    markets: byMarket(fields['markets'], 'bundle.markets', marketAt),
  };
}
