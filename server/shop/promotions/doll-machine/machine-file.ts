import { sites, type Site } from '#rules/markets.ts';
import { code, countAt, fault, fieldsAt, line, listAt, parseJsonFile, textAt } from '#server/ops/file-fields.ts';
import { windowAt } from '../window-at.ts';
import type { DollMarket, NewDollMachine } from './create-machine.ts';
import type { DollPrize } from './machines.ts';

const id = /^[0-9A-Za-z_-]{1,40}$/;
/** Tickets of one prize, or of nothing. */
const mostTickets = 1_000_000;
const ownFields = ['sku', 'templateId', 'coins'] as const;

function prizeAt(value: unknown, path: string): DollPrize {
  const fields = fieldsAt(value, path, ['prizeId', 'title', 'weight', 'stock', ...ownFields]);
  const { sku, templateId, coins, stock } = fields;
  const [own, other] = ownFields.filter((name) => fields[name] !== undefined);
  if (own === undefined || other !== undefined) throw fault(path, `must have one of ${ownFields.join(', ')}`);
  const shared = {
    prizeId: textAt(fields['prizeId'], `${path}.prizeId`, id),
    title: textAt(fields['title'], `${path}.title`, line),
    weight: countAt(fields['weight'], `${path}.weight`, mostTickets),
    left: stock === undefined ? null : countAt(stock, `${path}.stock`, mostTickets, 0),
  };
  switch (own) {
    case 'sku':
      if (stock === undefined) throw fault(`${path}.stock`, 'is missing: a product needs the number in the machine');
      return { ...shared, kind: 'PRODUCT', sku: textAt(sku, `${path}.sku`, code) };
    case 'templateId':
      return { ...shared, kind: 'COUPON', templateId: textAt(templateId, `${path}.templateId`, code) };
    case 'coins':
      return { ...shared, kind: 'COINS', coins: countAt(coins, `${path}.coins`, 300) };
  }
}

function marketAt(value: unknown, path: string, pityPrizeId: string): DollMarket {
  const fields = fieldsAt(value, path, ['previewTime', 'startTime', 'endTime', 'prizes']);
  const prizes = listAt(fields['prizes'], `${path}.prizes`, 12).map((prize, index) =>
    prizeAt(prize, `${path}.prizes[${index}]`),
  );
  const ids = prizes.map(({ prizeId }) => prizeId);
  const twice = ids.find((prizeId, index) => ids.indexOf(prizeId) !== index);
  if (twice !== undefined) throw fault(`${path}.prizes`, `name ${twice} twice`);
  if (!ids.includes(pityPrizeId)) throw fault(`${path}.prizes`, `do not have the pity prize ${pityPrizeId}`);
  return { ...windowAt(fields, path), prizes };
}

/**
 * The doll machine of a file, checked; it is a draft. docs/doll-machine.md shows one.
 * @throws UsageError naming the field at fault
 */
export function parseMachineFile(text: string): NewDollMachine {
  const names = ['machineId', 'title', 'costCoins', 'freePlaysPerDay', 'dailyLimit', 'nothing', 'pity', 'markets'];
  const fields = fieldsAt(parseJsonFile(text), 'machine', names);
  const pityFields = fieldsAt(fields['pity'], 'machine.pity', ['plays', 'prizeId']);
  const pity = {
    plays: countAt(pityFields['plays'], 'machine.pity.plays', 1_000, 2),
    prizeId: textAt(pityFields['prizeId'], 'machine.pity.prizeId', id),
  };
  const markets = fieldsAt(fields['markets'], 'machine.markets', sites);
  const own = sites.filter((site) => markets[site] !== undefined);
  if (own.length === 0) throw fault('machine.markets', 'must have one market');
  return {
    machineId: textAt(fields['machineId'], 'machine.machineId', id),
    title: textAt(fields['title'], 'machine.title', line),
    costCoins: countAt(fields['costCoins'], 'machine.costCoins', 10_000),
    freePlaysPerDay: countAt(fields['freePlaysPerDay'], 'machine.freePlaysPerDay', 100, 0),
    dailyLimit: countAt(fields['dailyLimit'], 'machine.dailyLimit', 100),
    nothing: countAt(fields['nothing'], 'machine.nothing', mostTickets, 0),
    pity,
    status: 'DRAFT',
    markets: Object.fromEntries(
      own.map((site): [Site, DollMarket] => [site, marketAt(markets[site], `machine.markets.${site}`, pity.prizeId)]),
    ),
  };
}
