import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { localDay, localDayBounds } from '#rules/coin-tasks.ts';
import { chanceOf, chanceOfNothing, playsLeft } from '#rules/doll-machine.ts';
import { isMember, type MemberContext, type RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { presentLaunch } from '../../catalogue/present-launch.ts';
import { readMemberDay } from '../../coins/member-zone.ts';
import { type DollMachine, type DollPrize, findMachine, sitesWithMachine } from './machines.ts';
import { presentPlays, readPictures, readStand, readUnseen } from './plays.ts';

type Schemas = components['schemas'];

/** The machine of a market with the odds of this moment, and how a member stands with it. */
export async function readMachine(shop: ShopContext, context: RequestContext): Promise<Schemas['DollMachineView']> {
  const now = shop.clock.now();
  const { site } = context;
  const [machine, sites] = await Promise.all([findMachine(shop.db, { site, now }), sitesWithMachine(shop.db, now)]);
  if (!machine) return { machine: null, sites, mine: null };
  return {
    machine: await present(shop, machine),
    sites,
    mine: isMember(context) ? await readStanding(shop, context, machine) : null,
  };
}

async function present(shop: ShopContext, machine: DollMachine): Promise<Schemas['DollMachine']> {
  const { machineId, site, config, pool, state, startTime, endTime } = machine;
  const { costCoins, freePlaysPerDay, dailyLimit, pity } = config;
  const pictures = await readPictures(shop, site, skusOf(pool.prizes));
  return {
    ...{ machineId, state, costCoins, freePlaysPerDay, dailyLimit, pity },
    opens: presentLaunch(startTime, site),
    ends: presentLaunch(endTime, site),
    prizes: pool.prizes.map((prize) => {
      const shown = prize.kind === 'PRODUCT' ? pictures.get(prize.sku) : undefined;
      return {
        prizeId: prize.prizeId,
        kind: prize.kind,
        title: spelled(prize.title, site),
        image: shown?.image ?? null,
        spu: shown?.spu ?? null,
        left: prize.left,
        chance: chanceOf(pool, prize),
      };
    }),
    nothing: chanceOfNothing(pool),
  };
}

const skusOf = (prizes: readonly DollPrize[]): string[] =>
  prizes.flatMap((prize) => (prize.kind === 'PRODUCT' ? prize.sku : []));

async function readStanding(
  shop: ShopContext,
  caller: MemberContext,
  { machineId, config }: DollMachine,
): Promise<Schemas['DollStanding']> {
  const { accountId } = caller.account;
  const { row, zone } = await readMemberDay(shop, caller);
  const now = shop.clock.now();
  const [stand, unseen] = await Promise.all([
    readStand(shop, shop.db, { accountId, machineId, today: localDay(now, zone) }),
    readUnseen(shop.db, accountId),
  ]);
  const left = playsLeft(stand, config);
  const [result] = unseen ? await presentPlays(shop, caller.site, [unseen]) : [];
  return {
    balance: row.available,
    freePlays: left.free,
    playsLeft: left.plays,
    nextFreeTime: localDayBounds(now, zone).end,
    withoutPity: stand.withoutPity,
    unseen: result ?? null,
  };
}
