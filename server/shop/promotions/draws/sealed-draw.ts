import { randomBytes } from 'node:crypto';
import { commitTo, type DrawTerms, roundAfter, roundTime, seedText } from '#rules/draw.ts';
import { hour } from '#rules/durations.ts';
import type { Beacon } from '#server/beacons/beacon.ts';
import type { GiveawayPrize } from '../giveaways/giveaway-config.ts';
import { type DrawRow, serverDigest } from './draw-row.ts';

/** How long after the close the beacon is asked (ms): time to seal the entries although the shop was away for a while. */
const sealingTime = hour;

type Chain = Pick<Beacon, 'chain' | 'publicOrigin'>;

/** The first round that leaves time to seal what closes then. */
export const firstRound = ({ chain }: Chain, closeTime: number): number => roundAfter(chain, closeTime + sealingTime);

/** What a seed names beside its beacon. */
type Sealed = Pick<DrawTerms, 'campaign' | 'closeTime' | 'prizes'> & { readonly entryLimit: number };

/** A seed that is known to nobody, for a round that is known to nobody, as columns of its draw. */
export async function makeSeal({ chain, publicOrigin }: Chain, sealed: Sealed, round: number) {
  const seed = seedText({ ...sealed, beacon: chain, round }, randomBytes(32).toString('hex'));
  return {
    ...{ seed, seed_commit: await commitTo(seed, serverDigest), chain: JSON.stringify(chain), round },
    ...{ beacon_origin: publicOrigin, round_time: roundTime(chain, round), entry_limit: sealed.entryLimit },
  };
}

interface NewDraw extends Sealed {
  readonly promoId: string;
  readonly prizes: readonly GiveawayPrize[];
}

/** The row of a draw whose entries are to come. */
export async function sealedDraw(beacon: Chain, draw: NewDraw, now: number): Promise<DrawRow> {
  const { promoId, campaign, closeTime, prizes } = draw;
  return {
    ...{ promo_id: promoId, campaign, status: 'SCHEDULED', close_time: closeTime, prizes: JSON.stringify(prizes) },
    ...(await makeSeal(beacon, draw, firstRound(beacon, closeTime))),
    ...{ entries: null, entry_count: null, root: null, root_time: null, randomness: null, signature: null },
    ...{ postponed_at: null, drawn_at: null, announced_at: null, created_at: now, updated_at: now },
  };
}
