import { hour } from './durations.ts';
import { earlyAccessHours } from './savvy-levels.ts';

/** When a product that is launched at `launchTime` can be bought by a level. Times are epoch milliseconds. */
export interface LaunchAccess {
  /** From here on everybody can buy it. */
  readonly launchTime: number;
  /** From here on the level can buy it. */
  readonly opensTime: number;
  /** `COMING`: not yet for this level. `EARLY`: for this level, not for everybody. `LAUNCHED`: for everybody. */
  readonly state: 'COMING' | 'EARLY' | 'LAUNCHED';
}

/** The first moment at which a level can buy a product. @param level 0 for a guest */
export const opensFor = (launchTime: number, level: number): number => launchTime - earlyAccessHours(level) * hour;

/** Who can buy a product at a moment, which is the first one that counts: at `opensTime` itself it can be bought. */
export function launchAccess(launchTime: number, level: number, now: number): LaunchAccess {
  const opensTime = opensFor(launchTime, level);
  const state = now >= launchTime ? 'LAUNCHED' : now >= opensTime ? 'EARLY' : 'COMING';
  return { launchTime, opensTime, state };
}

/** True while not everybody can buy it. */
export const isComing = (launchTime: number | null, now: number): launchTime is number =>
  launchTime !== null && now < launchTime;
