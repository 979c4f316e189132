import { randomUUID } from 'node:crypto';
import { hour } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createProject, tierItemId } from '#server/shop/promotions/crowd/create-project.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { address, postAgain } from './guest-order.ts';
import { insist, pay } from './shopper.ts';
import { place, type Wallet } from './wallets.ts';

/** Starts a project of the US with one tier at 129.00. @returns the item of that tier */
export async function startProject(
  desk: ShopContext,
  { id, goal, quota }: { readonly id: string; readonly goal: number; readonly quota: number },
): Promise<string> {
  await withTransaction(desk, 'durable', (tx) => {
    const now = desk.clock.now();
    const sku = `LM-${id.toUpperCase()}`;
    return createProject(tx, now, desk.newId, {
      ...{ id, title: 'Wisp', summary: 'It hangs.', spu: `${sku}-SPU`, drawing: 'TRIO' },
      picture: { slug: 'sq-parcel', alt: 'Closed carton' },
      goal: { kind: 'UNITS', value: goal },
      ...{ startTime: now - hour, endTime: now + hour },
      ...{ story: ['It hangs.'], numbers: [], risks: ['Glass breaks.'], milestones: [] },
      tiers: [
        {
          ...{ tierId: 'one', sku, title: 'One of them', shipMonth: '2051-05', quota },
          ...{ amounts: { US: 12_900 }, later: {} },
        },
      ],
    });
  });
  return tierItemId(id, 'one', 'US');
}

/** Lets the time of a project be over: the shop decides it by itself. */
export async function endProject({ db, clock }: ShopContext, id: string): Promise<void> {
  await db.updateTable('promotion_windows').set({ end_time: clock.now() }).where('promo_id', '=', id).execute();
}

/** What a member who has seen the price sends to pledge for one piece. @throws for a price that the shop does not name */
export async function quotePledge(origin: string, { headers }: Wallet, itemId: string): Promise<object> {
  const { country, region } = address;
  const purchase = { source: 'PLEDGE', itemId };
  const { quoteHash } = await insist(`${origin}/app-mall/v1/order/preview`, {
    headers,
    body: { ...purchase, address: { country, region } },
  });
  return { ...purchase, quoteHash, address, shippingMethod: 'STANDARD', payMethod: 'CARD' };
}

/** Pledges for one piece and pays it by card. @returns the order; undefined where the project takes no pledges any more */
export async function pledge(
  street: { readonly origin: string; readonly sandboxOrigin: string },
  wallet: Wallet,
  itemId: string,
): Promise<string | undefined> {
  const { data, code } = await place(street.origin, wallet, await quotePledge(street.origin, wallet, itemId));
  if (code !== undefined) return undefined;
  const orderNo = data?.orderNo ?? '';
  if (!(await pay(street, orderNo, wallet.headers))) throw new Error(`${orderNo} was not paid`);
  return orderNo;
}

/** Calls a pledge off that is paid. @returns what the shop answered */
export const cancelPledge = async (origin: string, { headers }: Wallet, orderNo: string) =>
  postAgain(
    `${origin}/app-mall/v1/order/revoke`,
    { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' },
    { ...headers, 'idempotency-key': randomUUID() },
  );
