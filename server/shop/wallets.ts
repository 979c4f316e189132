import type { Db } from '#server/db/schema.ts';
import type { WalletSource } from '#server/shop-context.ts';
import { readCoinBalance } from './coins/order-coins.ts';
import { readWallet } from './coupons/order-coupons.ts';
import { presentCoupons } from './coupons/present-coupon.ts';
import { readReachable } from './coupons/reachable-coupons.ts';
import { readClaimable } from './coupons/read-claimable.ts';
import { readLevel } from './loyalty/read-level.ts';
import type { HeldCoupon } from './pricing/wallet.ts';

async function readCoupons(
  db: Db,
  owner: { readonly accountId: string; readonly now: number },
  chosen: readonly string[],
): Promise<readonly HeldCoupon[]> {
  const held = await readWallet(db, owner);
  const missing = chosen.filter((id) => held.every(({ couponId }) => couponId !== id));
  return [...held, ...(await readWallet(db, { ...owner, couponIds: missing }))];
}

/** The wallet of a member, put together from the areas that keep it. */
export const wallets: WalletSource = {
  read: async (db, { accountId, now, chosen = [] }) => {
    const [coupons, { available }, { level, multiplier }] = await Promise.all([
      readCoupons(db, { accountId, now }, chosen),
      readCoinBalance(db, accountId, now),
      readLevel(db, accountId, now),
    ]);
    return { coupons, coins: available, earnMultiplier: multiplier, level };
  },
  readReachable,
  readCoins: async (db, { accountId, now }) => (await readCoinBalance(db, accountId, now)).available,
  readLevel: async (db, { accountId, now }) => (await readLevel(db, accountId, now)).level,
  present: presentCoupons,
  readClaimable,
};
