import { opensFor } from '#rules/launches.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

interface Shopper {
  readonly accountId?: string | undefined;
  readonly now: number;
}

/**
 * When a shopper can buy what is launched at some times. The level is read only where something is not launched yet, and
 * counts as it stands at this moment.
 * @param launchTimes of the products that are asked about; null for what everybody can buy
 * @returns the time of the shopper by the launch time; undefined for what they can buy now
 */
export async function readOpening(
  { hooks }: Pick<ShopContext, 'hooks'>,
  db: Db,
  { accountId, now }: Shopper,
  launchTimes: readonly (number | null)[],
): Promise<(launchTime: number | null) => number | undefined> {
  if (launchTimes.every((launchTime) => launchTime === null)) return () => undefined;
  const level = accountId === undefined ? 0 : await hooks.wallets.readLevel(db, { accountId, now });
  return (launchTime) => {
    const opensTime = launchTime === null ? now : opensFor(launchTime, level);
    return opensTime > now ? opensTime : undefined;
  };
}
