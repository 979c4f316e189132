import { type Site, sites } from '#rules/markets.ts';
import { createDepositCampaign, itemIdOf, type MarketTerms } from '#server/shop/promotions/deposits/create-campaign.ts';
import type { Tx } from '../../db/schema.ts';
import { priceOf } from '../catalogue/prices.ts';
import { day } from '../days.ts';
import { sellPieces } from './sell-pieces.ts';

/** What is paid at once, and what it takes off the price. */
const deposits: Readonly<Record<Site, Omit<MarketTerms, 'price'>>> = {
  US: { deposit: 1_000, worth: 3_000 },
  EU: { deposit: 1_000, worth: 3_000 },
  GB: { deposit: 1_000, worth: 3_000 },
  CA: { deposit: 1_400, worth: 4_200 },
  JA: { deposit: 1_500, worth: 4_500 },
};

interface DepositSeed {
  readonly handle: string;
  readonly sku: string;
  readonly title: string;
  readonly summary: string;
  /** Days from the seed on which deposits begin and end, balances begin, and parcels leave. */
  readonly days: readonly [starts: number, ends: number, balance: number, ship: number];
  readonly quota: number;
  readonly reserved: number;
  /** The markets that have it; all that sell it when absent. */
  readonly only?: readonly Site[];
}

/** One of each state. */
const campaigns: readonly DepositSeed[] = [
  {
    handle: 'deposit-dome',
    sku: 'LM-DOME-VERMILION',
    title: 'Dome by deposit',
    summary: 'The next batch of the vermilion shade. Reserve one now and pay the rest once it’s painted.',
    ...{ days: [-3, 11, 14, 28], quota: 40, reserved: 17 },
  },
  {
    handle: 'deposit-drop',
    sku: 'LM-DROP-1',
    title: 'Drop by deposit',
    summary: 'One pendant over the table, blown by hand in a small batch. A few are still available.',
    ...{ days: [-11, 5, 8, 24], quota: 12, reserved: 10 },
  },
  {
    handle: 'deposit-pebble',
    sku: 'LM-PEBBLE-1',
    title: 'Pebble by deposit',
    summary: 'The lamp you can carry, with a battery that lasts two evenings.',
    ...{ days: [9, 23, 26, 40], quota: 30, reserved: 0 },
  },
  {
    handle: 'deposit-wake',
    sku: 'LM-WAKE-1',
    title: 'Wake by deposit',
    summary: 'A sunrise beside the bed. If you reserved one, the balance is due now.',
    ...{ days: [-40, -6, -1, 14], quota: 20, reserved: 14 },
  },
  {
    handle: 'deposit-torch',
    sku: 'LM-TORCH-1',
    title: 'Torch by deposit',
    summary: 'The tall one behind the sofa. This whole batch is reserved.',
    ...{ days: [-12, 6, 9, 21], quota: 18, reserved: 18, only: ['US', 'EU', 'GB'] },
  },
  {
    handle: 'deposit-cube',
    sku: 'LM-CUBE-3',
    title: 'Cube by deposit',
    summary: 'Three cubes for a shelf. This batch has shipped.',
    ...{ days: [-110, -90, -80, -60], quota: 25, reserved: 25 },
  },
];

/** Writes campaigns by deposit in every state. */
export async function seedDeposits(tx: Tx, now: number): Promise<void> {
  const skus = campaigns.map(({ sku }) => sku);
  const skuRows = await tx.selectFrom('skus').select('sku').where('sku', 'in', skus).execute();
  // The owner of an older shop may sell something else.
  for (const one of campaigns.filter(({ sku }) => skuRows.some((row) => row.sku === sku))) {
    await writeCampaign(tx, one, now);
  }
}

async function writeCampaign(tx: Tx, { days, reserved, only, ...campaign }: DepositSeed, now: number): Promise<void> {
  const { handle, sku, quota } = campaign;
  const own = sites.flatMap((site): (readonly [Site, MarketTerms])[] => {
    const price = priceOf(sku, site);
    if (price === undefined || only?.includes(site) === false) return [];
    return [[site, { price: typeof price === 'number' ? price : price[0], ...deposits[site] }]];
  });
  const [starts, ends, balance, ship] = days;
  const at = (from: number): number => now + from * day;
  const isNew = await createDepositCampaign(
    tx,
    {
      ...{ ...campaign, status: 'SCHEDULED', perMember: 2, markets: Object.fromEntries(own) },
      ...{ startTime: at(starts), endTime: at(ends), balanceStart: at(balance), shipStart: at(ship) },
    },
    now,
  );
  if (!isNew) return;
  for (const [site] of own) await sellPieces(tx, { promoItemId: itemIdOf(handle, site), quota, sold: reserved });
}
