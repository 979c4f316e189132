import type { BeaconChain, BeaconRound } from '#rules/draw.ts';
import type { CallFailure, Outcome } from '#server/sandboxes/outcome.ts';

/** Somebody outside the shop who signs a number at fixed times, which nobody knows before. */
export interface Beacon {
  readonly chain: BeaconChain;
  /** Where anybody looks a round up. */
  readonly publicOrigin: string;
  /** @returns a round whose signature holds; `unavailable` as long as it is not due */
  readRound(round: number): Promise<Outcome<BeaconRound, CallFailure>>;
}

/** The public address of a round, as beacons of drand's kind have it. */
export const roundAddress = (origin: string, { chainHash }: BeaconChain, round: number): string =>
  `${origin}/${chainHash}/public/${round}`;
