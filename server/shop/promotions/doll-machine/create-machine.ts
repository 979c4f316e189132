import { sites, type Site } from '#rules/markets.ts';
import type { PromotionStatus, PromotionWindow } from '#rules/promotion-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { createPromotion } from '../create-promotion.ts';
import type { DollMachineConfig, DollPrize } from './machines.ts';

/** A machine in one market: when it runs and what it gives, in the order of its wall. */
export interface DollMarket extends PromotionWindow {
  readonly prizes: readonly DollPrize[];
}

export interface NewDollMachine extends DollMachineConfig {
  readonly machineId: string;
  readonly title: string;
  readonly status: PromotionStatus;
  /** A market that is left out has no machine. */
  readonly markets: Readonly<Partial<Record<Site, DollMarket>>>;
}

/** Writes a machine with its promotion, unless the shop has it. @returns whether it was written */
export async function createMachine(tx: Tx, now: number, machine: NewDollMachine): Promise<boolean> {
  const { machineId, title, status, markets, costCoins, freePlaysPerDay, dailyLimit, nothing, pity } = machine;
  const config: DollMachineConfig = { costCoins, freePlaysPerDay, dailyLimit, nothing, pity };
  const promotion = { promoId: machineId, handle: machineId, type: 'DOLL_MACHINE', title, status } as const;
  if (!(await createPromotion(tx, { ...promotion, config, windows: markets }, now))) return false;
  const rows = sites.flatMap((site) =>
    (markets[site]?.prizes ?? []).map((prize, sort) => ({
      ...{ promo_id: machineId, site, sort, prize_id: prize.prizeId, kind: prize.kind, title: prize.title },
      sku: prize.kind === 'PRODUCT' ? prize.sku : null,
      template_id: prize.kind === 'COUPON' ? prize.templateId : null,
      coins: prize.kind === 'COINS' ? prize.coins : null,
      ...{ weight: prize.weight, remaining: prize.left },
    })),
  );
  await tx.insertInto('doll_prizes').values(rows).execute();
  return true;
}
