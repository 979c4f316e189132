import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { day, minute } from '#rules/durations.ts';
import type { CrowdStatus } from '#rules/crowd.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Answer } from '#server/testing/test-api.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { checkoutOf, homes } from './checkout/checkout-fixture.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { refundFailedPledges, releasePledges } from './pledge-orders.ts';
import { type CrowdCounts, readCounts } from './promotions/crowd/counts.ts';
import { createProject, type NewProject, tierItemId } from './promotions/crowd/create-project.ts';
import { decideProjects } from './promotions/crowd/decide-projects.ts';
import { openWalletShop, type WalletShop } from './wallet-fixture.ts';

type Choices = Pick<components['schemas']['PreviewRequest'], 'couponIds' | 'coinAmount'>;

const onlyUs: readonly Site[] = ['US'];

interface ProjectChanges extends Partial<Omit<NewProject, 'tiers'>> {
  /** Pieces of its one tier. */
  readonly quota?: number;
  readonly perBuyerLimit?: number;
  readonly sites?: readonly Site[];
}

/** A project of a test, with its one tier. */
export interface TestProject {
  readonly id: string;
  readonly tier: string;
  readonly sku: string;
  readonly endTime: number;
}

export interface CrowdShop extends WalletShop {
  /** A project of US for ten days with a goal of three pieces at 129.00 each, unless told otherwise. */
  project(changes?: ProjectChanges): Promise<TestProject>;
  quotePledge(member: TestMember, tier: string, choices?: Choices): Promise<components['schemas']['Quote']>;
  orderPledge(member: TestMember, tier: string, choices?: Choices): Promise<Answer<'createOrder'>>;
  /** Places a pledge and fails where it is refused. */
  pledge(member: TestMember, tier: string, choices?: Choices): Promise<Ticket>;
  /** What is paid for. */
  counts(project: TestProject): Promise<CrowdCounts>;
  /** Pieces of the tier that nobody holds or has pledged. */
  left(project: TestProject): Promise<number>;
  status(project: TestProject): Promise<CrowdStatus>;
  /** Moves the clock past the end of a project. */
  endOf(project: TestProject): void;
  /** Runs the jobs of crowdfunding and payments until they have nothing to do. */
  work(): Promise<void>;
}

/** A shop in which lights can be pledged for. */
export async function openCrowdShop(): Promise<CrowdShop> {
  const at = await openWalletShop();
  const { shop } = at;
  const { clock, db } = shop;
  const checkout = checkoutOf(at);
  const visitOf = (member: TestMember) => ({ member, site: 'US' as const, clientId: randomUUID(), address: homes.US });
  const quotePledge: CrowdShop['quotePledge'] = (member, itemId, choices = {}) =>
    checkout.quote(undefined, visitOf(member), { source: 'PLEDGE', itemId, ...choices });
  const orderPledge: CrowdShop['orderPledge'] = async (member, itemId, choices = {}) => {
    const { quoteHash } = await quotePledge(member, itemId, choices);
    return checkout.create(undefined, quoteHash, visitOf(member), { source: 'PLEDGE', itemId, ...choices });
  };
  return {
    ...at,
    quotePledge,
    orderPledge,
    project: async ({ quota = 5, perBuyerLimit = 2, sites = onlyUs, ...changes } = {}) => {
      const id = `crowd-${randomUUID().slice(0, 13)}`;
      const now = clock.now();
      const sku = `LM-${id.toUpperCase()}`;
      const prices = (amount: number) => Object.fromEntries(sites.map((site) => [site, amount]));
      const project: NewProject = {
        ...{ id, title: 'Drop Trio', summary: 'Three drops on one bar.', spu: `${sku}-SPU`, drawing: 'TRIO' },
        picture: { slug: 'drop', alt: 'A pendant' },
        goal: { kind: 'UNITS', value: 3 },
        ...{ startTime: now - day, endTime: now + 10 * day },
        ...{ story: ['It hangs.'], numbers: [], risks: ['Glass breaks.'], milestones: [] },
        tiers: [
          {
            ...{ tierId: 'first', sku, title: 'First ones', shipMonth: '2031-05', quota, perBuyerLimit },
            ...{ amounts: prices(12_900), later: prices(19_900) },
          },
        ],
        ...changes,
      };
      await withTransaction(shop, 'durable', (tx) => createProject(tx, now, shop.newId, project));
      return { id, tier: tierItemId(id, 'first', sites[0] ?? 'US'), sku, endTime: project.endTime };
    },
    pledge: async (member, tier, choices) => {
      const answer = await orderPledge(member, tier, choices);
      if (answer.status !== 200) throw new Error(`No pledge: ${JSON.stringify(answer)}`);
      return at.ticket(member, answer.data.orderNo);
    },
    counts: async ({ id }) => (await readCounts(db, [id]))(id),
    left: async ({ tier }) => {
      const buckets = db.selectFrom('promo_item_buckets').where('promo_item_id', '=', tier);
      const { left } = await buckets
        .select((row) => row.fn.sum<number | string>('remaining').as('left'))
        .executeTakeFirstOrThrow();
      return Number(left);
    },
    status: async ({ id }) => {
      const rows = db.selectFrom('crowd_projects').select('status').where('promo_id', '=', id);
      return (await rows.executeTakeFirstOrThrow()).status;
    },
    endOf: ({ endTime }) => {
      clock.advance(Math.max(0, endTime - clock.now()));
    },
    work: async () => {
      await expireOrders(shop);
      await decideProjects(shop);
      await refundFailedPledges(shop);
      await releasePledges(shop);
      clock.advance(minute);
      await sendRefunds(shop);
      await at.deliverWebhooks();
    },
  };
}
