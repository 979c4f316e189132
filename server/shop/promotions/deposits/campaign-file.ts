import { code, countAt, fault, fieldsAt, instantAt, line, parseJsonFile, textAt } from '#server/ops/file-fields.ts';
import { byMarket } from '../by-market.ts';
import type { MarketTerms, NewCampaign } from './create-campaign.ts';

const dearest = 100_000_000;
const times = ['startTime', 'endTime', 'balanceStart', 'shipStart'] as const;

function termsAt(value: unknown, path: string): MarketTerms {
  const fields = fieldsAt(value, path, ['price', 'deposit', 'worth']);
  const amount = (name: keyof MarketTerms) => countAt(fields[name], `${path}.${name}`, dearest);
  const { price, deposit, worth } = { price: amount('price'), deposit: amount('deposit'), worth: amount('worth') };
  if (worth < deposit) throw fault(`${path}.worth`, 'must not be less than the deposit');
  if (price <= worth) throw fault(`${path}.price`, 'must be more than the deposit counts as');
  return { price, deposit, worth };
}

/**
 * The campaign by deposit of a file, checked; it is a draft. docs/deposits.md shows one.
 * @throws UsageError naming the field at fault
 */
export function parseDepositFile(text: string): NewCampaign {
  const names = ['handle', 'title', 'summary', 'sku', 'quota', 'perMember', ...times, 'markets'];
  const fields = fieldsAt(parseJsonFile(text), 'campaign', names);
  const at = (name: (typeof times)[number]) => instantAt(fields[name], `campaign.${name}`);
  const [startTime, endTime] = [at('startTime'), at('endTime')];
  const [balanceStart, shipStart] = [at('balanceStart'), at('shipStart')];
  if (endTime <= startTime) throw fault('campaign.endTime', 'must be after the start');
  if (balanceStart < endTime) throw fault('campaign.balanceStart', 'must not be before deposits end');
  if (shipStart < balanceStart) throw fault('campaign.shipStart', 'must not be before balances begin');
  return {
    handle: textAt(fields['handle'], 'campaign.handle', /^[a-z0-9-]{1,34}$/),
    title: textAt(fields['title'], 'campaign.title', line),
    summary: textAt(fields['summary'], 'campaign.summary', line),
    sku: textAt(fields['sku'], 'campaign.sku', code),
    quota: countAt(fields['quota'], 'campaign.quota', 1_000_000),
    perMember: countAt(fields['perMember'] ?? 1, 'campaign.perMember', 999),
    status: 'DRAFT',
    markets: byMarket(fields['markets'], 'campaign.markets', termsAt),
    ...{ startTime, endTime, balanceStart, shipStart },
  };
}
